import { directoryNumber } from './directory-number.ts'

/** A plus and digits, with what people put between them. */
const WRITTEN = /(?<![\d+])\+[1-9](?:[ .()\-\u2011\u00a0]{0,2}\d){6,}/gu

/** A number of country code 1 has ten digits after it; with fewer or more it is mistyped, and nobody's. */
const MISTYPED = /^\+1(?!\d{10}$)/

/** Every number with its country code in a text, in E.164, as it stands or with spaces, dots, dashes and brackets. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(WRITTEN)]
    .map(([written]) => `+${written.replace(/\D/g, '')}`)
    .filter((number) => !MISTYPED.test(number))
    .flatMap((number) => directoryNumber(number) ?? [])
}
