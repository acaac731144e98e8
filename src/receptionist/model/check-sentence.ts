import { findCues } from '../languages/find-cues.ts'
import { plainAmounts } from '../understand/slots/plain-amounts.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance } from '../understand/utterance.ts'
import { namesOtherDay } from './check-days.ts'
import { spares } from './check-directives.ts'
import { tellsOtherDuration } from './check-durations.ts'
import { tellsWrongHours } from './check-hours.ts'
import { claimsMore } from './check-inclusion.ts'
import { namesOtherAmount } from './check-numbers.ts'
import { claimsHuman, tellsOwnRules } from './check-own-rules.ts'
import { tellsOwnSetup } from './check-own-setup.ts'
import { isFreeUntold, namesOtherPrice } from './check-price.ts'
import { promises } from './check-promises.ts'
import { advises } from './check-remedies.ts'
import { claimsService } from './check-service.ts'
import { factTexts } from './fact-texts.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { isPlain } from './is-plain.ts'
import { HELP_LINES } from './known-numbers.ts'
import { digitsOf, PHONE_DIGITS } from './read-back.ts'
import { type Known, spokenIn } from './reply-sources.ts'
import { isAlwaysThere } from './round-the-clock.ts'
import { type Sentence, wordsOf } from './sentence-to-check.ts'

/** `why`: the reason as given to the model, or null if it may be said. `isDoubted`: words alone cannot decide. */
export type Judged = { why: string | null; isDoubted: boolean }

/** Why a sentence must not be said, judged by its words; null if it may. */
export function problemOf(sentence: string, known: Known): string | null {
  return judgeByWords(sentence, known).why
}

/**
 * Whether a sentence may be said, judged by its words. Safety instructions may, unless they contain a number, a price
 * or hours without a source. Certain for such numbers and prices, and for a sentence that cannot be wrong.
 */
export function judgeByWords(sentence: string, known: Known): Judged {
  const { language } = known.notes
  const text = plainAmounts(sentence.replace(/:(?=\s)/g, '.'))
  const utterance = readUtterance(text)
  const heard = { utterance, cues: findCues(utterance, language), language, text, known }
  if (namesOtherNumber(heard)) return { why: OTHER_NUMBER, isDoubted: false }
  const isSafety = heard.cues.has('saysSafety') && !spares(wordsOf(utterance))
  const failed = (isSafety ? FACTUAL : CHECKS).find(([isWrong]) => isWrong(heard))
  if (failed) return { why: failed[1], isDoubted: !SURE.includes(failed) }
  return { why: null, isDoubted: !isSafety && !isPlain(utterance, heard.cues, known) }
}

const OTHER_NUMBER = 'this phone number is neither in the facts nor on the slip'

type SentenceCheck = readonly [(sentence: Sentence) => boolean, string]

const HOURS: SentenceCheck = [
  ({ cues, utterance, known }) => tellsWrongHours(utterance, cues, known),
  'these are not the hours',
]
const PRICE: SentenceCheck = [
  namesOtherPrice,
  'this price is neither in the facts nor said by the caller',
]
const MONEY: SentenceCheck = [
  isFreeUntold,
  'what is free or costs money is neither in the facts nor said by the caller',
]
const DAY: SentenceCheck = [
  ({ cues, utterance, known }) => namesOtherDay(utterance, cues, known),
  'the facts tie this to other days',
]
const RULES: SentenceCheck = [tellsRules, 'it speaks of your own rules']
const HUMAN: SentenceCheck = [claimsHuman, 'you are an AI']
const SURE: readonly SentenceCheck[] = [RULES, HUMAN, PRICE]
const FACTUAL: readonly SentenceCheck[] = [PRICE, MONEY, HOURS]
const CHECKS: readonly SentenceCheck[] = [
  RULES,
  HUMAN,
  PRICE,
  MONEY,
  [
    ({ utterance, cues, known }) => namesOtherAmount(utterance, cues, known),
    'this number is neither in the facts nor said by the caller',
  ],
  [
    ({ utterance, cues, known }) => promises(utterance, cues, known),
    'it promises a visit, a booking or a time; only pass the message on',
  ],
  [advises, 'it gives medical, legal or repair advice'],
  HOURS,
  [isAlwaysThere, 'the facts do not say that somebody is always there'],
  DAY,
  [
    ({ utterance, cues, known }) => tellsOtherDuration(utterance, cues, known),
    'the facts tell of another length of time',
  ],
  [
    ({ utterance, cues, known }) => claimsMore(utterance, cues, known),
    'the facts do not say that this is included or credited',
  ],
  [
    ({ utterance, cues, known }) => claimsService(utterance, cues, known),
    'the facts do not say that the business does this',
  ],
]

const RULE_WORDS = 9

function tellsRules(sentence: Sentence): boolean {
  const { utterance, language } = sentence
  if (tellsOwnRules(sentence) || tellsOwnSetup(utterance, language)) return true
  return runsOf(wordsOf(utterance)).some((run) => RULE_RUNS.has(run))
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RULE_WORDS - 1).map((_, at) => words.slice(at, at + RULE_WORDS).join(' '))
}

/** Without the examples, which are meant to be said. */
const RULE_RUNS = new Set(
  (INSTRUCTIONS.split('# Examples')[0] ?? '')
    .split('\n')
    .flatMap((line) => runsOf(wordsOf(readUtterance(line))))
    .filter((run) => !/\d/.test(run)),
)

function namesOtherNumber(heard: Sentence): boolean {
  const { utterance, language, known } = heard
  const numbers = digitRuns(utterance, language)
    .map(({ digits }) => digits)
    .filter(({ length }) => length >= PHONE_DIGITS)
  if (numbers.length === 0) return false
  const { notes, facts, said } = known
  const texts = [...factTexts(facts), ...notes.otherNumbers, ...said]
  const languages = spokenIn(facts)
  const given = [
    ...[...texts, said.slice(-3).join(' ')].flatMap((text) =>
      languages.map((each) => digitsOf(text, each)),
    ),
    notes.caller ?? '',
    notes.callback ? notes.callback.e164 + (notes.callback.extension ?? '') : '',
    facts.businessPhone,
    ...HELP_LINES,
  ]
  return numbers.some((one) => {
    const bare = one.replace(/^1(?=\d{10}$)/, '')
    return !given.some((digits) => digits.includes(bare)) && !isCorrected(bare, heard)
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
