import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance } from '../understand/utterance.ts'
import { factTexts } from './fact-texts.ts'
import { HELP_LINES } from './known-numbers.ts'
import { digitsOf, PHONE_DIGITS } from './read-back.ts'
import { spokenIn } from './reply-sources.ts'
import type { Sentence } from './sentence-to-check.ts'

/** A phone number that is neither in the facts nor on the slip, and that the caller has not said. */
export function namesOtherPhone(sentence: Sentence): boolean {
  const { utterance, language, known } = sentence
  const numbers = digitRuns(utterance, language)
    .map(({ digits }) => digits)
    .filter(({ length }) => length >= PHONE_DIGITS)
  if (numbers.length === 0) return false
  const { notes, facts, said } = known
  const texts = [...factTexts(facts), ...notes.otherNumbers, ...said, said.slice(-3).join(' ')]
  const given = [
    ...texts.flatMap((text) => spokenIn(facts).map((each) => digitsOf(text, each))),
    notes.caller ?? '',
    notes.callback ? notes.callback.e164 + (notes.callback.extension ?? '') : '',
    facts.businessPhone,
    ...HELP_LINES,
  ]
  return numbers.some((one) => {
    const bare = one.replace(/^1(?=\d{10}$)/, '')
    return !given.some((digits) => digits.includes(bare)) && !isCorrected(bare, sentence)
  })
}

/** "512 555 0122", and then "no, one three three at the end": the caller corrects the end of a number. */
function isCorrected(number: string, { language, known }: Sentence): boolean {
  const ends = digitRuns(readUtterance(known.said.at(-1) ?? ''), language)
    .map(({ digits }) => digits)
    .filter(
      (digits) => digits.length >= 2 && digits.length <= MOST_CORRECTED && number.endsWith(digits),
    )
  const before = known.said.slice(0, -1).map((text) => digitsOf(text, language))
  return ends.some((end) => before.some((digits) => digits.includes(number.slice(0, -end.length))))
}

const MOST_CORRECTED = 4
