import type { BusinessFacts } from '../receptionist.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { factTexts } from './fact-texts.ts'
import { isKnown, numeral } from './known-numbers.ts'
import type { Known } from './reply-sources.ts'

/**
 * A number that follows from known ones: "his is $35 and yours $65, so a hundred", "yours is $35, so with hers it's
 * $100", "four at $35 come to $140", and the four in it. `runs`: all numbers of the sentence.
 */
export function isReckoned(run: DigitRun, runs: readonly DigitRun[], known: Known): boolean {
  const number = Number(run.digits)
  const others = runs.filter(({ digits }) => digits !== run.digits)
  const said = others.map(({ digits }) => Number(digits))
  const parts = others.filter((one) => isKnown(one, known)).map(({ digits }) => Number(digits))
  const prices = pricesOf(known.facts)
  return (
    parts.some((one, at) => parts.includes(number - one, at + 1)) ||
    parts.some((one) => prices.has(one) && prices.has(number - one)) ||
    said.some((few) => isFew(few) && isTold(number / few, known)) ||
    said.some((total) => isFew(number) && prices.has(total / number))
  )
}

/** How often a price is multiplied at most. */
const FEW = 6

function isFew(number: number): boolean {
  return number > 1 && number <= FEW
}

function isTold(number: number, known: Known): boolean {
  return isKnown(numeral(String(number)), known)
}

function pricesOf(facts: BusinessFacts): Set<number> {
  const prices = factTexts(facts)
    .join('\n')
    .matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)/g)
  return new Set(Array.from(prices, ([, price = '']) => Number(price.replaceAll(',', ''))))
}
