/** A number as a line reads it out (`digitByDigit`): `5 1 2, 8 4 2, 0 1 9 3`. */
const READ_OUT = /(?<!\d,? ?)(\d \d \d), (\d \d \d), (\d \d \d \d)(?! ?\d)/g

/** Digits read out alone: `ending 0 1 9 3`. */
const DIGITS = /(?<!\d,? ?)\d(?: \d){2,}(?!,? ?\d)/g

/** Digits that were read out one by one, as one writes them: `(512) 842-0193`, `ending 0193`. */
export function phoneAsWritten(text: string): string {
  const whole = text.replace(READ_OUT, (_all, ...groups: string[]) => {
    const [area, exchange, line] = groups.map((group) => String(group).replaceAll(' ', ''))
    return `(${area})\u{a0}${exchange}-${line}`
  })
  return whole.replace(DIGITS, (digits) => digits.replaceAll(' ', ''))
}
