import { directoryNumber } from './directory-number.ts'

/** A plus and digits, with separators. */
const WRITTEN = /(?<![\d+])\+[1-9](?:[ .()\-\u2011\u00a0]{0,2}\d){6,}/gu

/** A +1 number has ten more digits; with fewer or more it is mistyped. */
const MISTYPED = /^\+1(?!\d{10}$)/

/** Every number with its country code in a text, in E.164, with any spaces, dots, dashes and brackets. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(WRITTEN)]
    .map(([written]) => `+${written.replace(/\D/g, '')}`)
    .filter((number) => !MISTYPED.test(number))
    .flatMap((number) => directoryNumber(number) ?? [])
}
