const FEWEST_ALIKE = 4
const SHARE_ALIKE = 0.6

/** "Complaint" repeats "complain", and "смету" repeats "смета". */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  let alike = 0
  while (alike < one.length && one[alike] === other[alike]) alike += 1
  return alike >= FEWEST_ALIKE && alike >= SHARE_ALIKE * Math.max(one.length, other.length)
}
