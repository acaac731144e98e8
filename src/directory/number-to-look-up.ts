import { numbersIn } from './numbers-in-text.ts'

export type NumberToLookUp = { number: string | undefined; reply?: string }

const ONE_AT_A_TIME = 'One number a message is looked up: the first.'

/** Only the first of several phone numbers in a message is looked up, and the reply says so. */
export function numberToLookUp(texts: readonly string[]): NumberToLookUp {
  const [number, ...others] = new Set(texts.flatMap(numbersIn))
  return others.length > 0 ? { number, reply: ONE_AT_A_TIME } : { number }
}
