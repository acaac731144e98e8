import type { BusinessFacts } from '../receptionist.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import type { Utterance } from '../understand/utterance.ts'
import { factTexts } from './fact-texts.ts'
import { isKnown, numeral, wasSaid } from './known-numbers.ts'
import type { Known } from './reply-sources.ts'
import type { Sentence } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

/**
 * A number that follows from known ones: "his is $35 and yours $65, so a hundred", "yours is $35, so with hers it's
 * $100", "four at $35 come to $140", and the four in it; "$89 of the $300, so $211 is left"; $70 for the two cuts that
 * the caller asked about. `runs`: all numbers of the sentence.
 */
export function isReckoned(
  run: DigitRun,
  runs: readonly DigitRun[],
  { utterance, known }: Sentence,
): boolean {
  const number = Number(run.digits)
  const others = runs.filter(({ digits }) => digits !== run.digits)
  const said = others.map(({ digits }) => Number(digits))
  const parts = others.filter((one) => isKnown(one, known)).map(({ digits }) => Number(digits))
  const prices = pricesOf(known.facts)
  return (
    parts.some((one, at) => parts.includes(number - one, at + 1)) ||
    parts.some((one) => prices.has(one) && parts.includes(number + one)) ||
    parts.some((one) => prices.has(one) && prices.has(number - one)) ||
    said.some((few) => isFew(few) && isTold(number / few, known)) ||
    said.some((total) => isFew(number) && prices.has(total / number)) ||
    (!isRate(run, utterance) &&
      COUNTS.some((few) => prices.has(number / few) && wasSaid(String(few), known)))
  )
}

/** How often a price is multiplied at most. */
const FEW = 6

/** "Three hundred dollars an hour" is no sum. */
function isRate({ range }: DigitRun, { words }: Utterance): boolean {
  const behind = words.slice(range.to, range.to + RATE_WORDS).map(({ folded }) => folded)
  return behind.some((word) => RATES.has(word))
}

const RATE_WORDS = 2
const RATES = wordSet('a an per each every la el por cada pro die je par')
const COUNTS = Array.from({ length: FEW - 1 }, (_, more) => more + 2)

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
