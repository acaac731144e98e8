/** A number as a line reads it out (`digitByDigit`): `5 1 2, 8 4 2, 0 1 9 3`. */
const READ_OUT = /(?<!\d,? ?)(\d \d \d), (\d \d \d), (\d \d \d \d)(?! ?\d)/g

/** A US number that was read out digit by digit, as it is written, in one piece: `(512) 842-0193`. */
export function phoneAsWritten(text: string): string {
  return text.replace(READ_OUT, (_all, ...groups: string[]) => {
    const [area, exchange, line] = groups.map((group) => String(group).replaceAll(' ', ''))
    return `(${area})\u{a0}${exchange}-${line}`
  })
}
