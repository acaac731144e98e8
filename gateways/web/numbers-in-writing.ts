/** Rewrites a number spoken digit by digit: `5 1 2, 8 4 2, 0 1 9 3` → `512-842-0193`, `0 1 9 3` → `0193`. */
export function numbersInWriting(said: string): string {
  return said.replace(/\b\d(?: \d){2,}(?:, \d(?: \d)+)*/g, (digits) =>
    digits
      .split(', ')
      .map((group) => group.replaceAll(' ', ''))
      .join('-'),
  )
}
