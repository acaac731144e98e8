import type { Language } from '../../kernel/languages.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/lexicon.ts'
import { plainAmounts } from '../understand/slots/plain-amounts.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { foldWord, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { advises } from './advises.ts'
import { tellsWrongHours } from './check-hours.ts'
import { HELP_LINES, namesOtherAmount } from './check-numbers.ts'
import { claimsService } from './check-service.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import { INSTRUCTIONS } from './instructions.ts'
import type { Known } from './known.ts'

type Sentence = { utterance: Utterance; cues: Cues; language: Language; text: string; known: Known }

/**
 * Why a sentence must not be said, in words for the model; null where it may. What tells a caller to get safe may, but for
 * a telephone number that is nobody's.
 */
export function problemOf(sentence: string, known: Known): string | null {
  const { language } = known.notes
  const text = plainAmounts(sentence)
  const utterance = readUtterance(text)
  const heard = { utterance, cues: findCues(utterance, language), language, text, known }
  if (namesOtherNumber(heard)) return OTHER_NUMBER
  if (heard.cues.has('saysSafety')) return null
  return CHECKS.find(([isWrong]) => isWrong(heard))?.[1] ?? null
}

const OTHER_NUMBER = 'this phone number is neither in the facts nor on the slip'

const CHECKS: readonly (readonly [(sentence: Sentence) => boolean, string])[] = [
  [tellsRules, 'it speaks of your own rules'],
  [({ cues }) => cues.has('claimsHuman'), 'you are an AI'],
  [namesOtherPrice, 'this price is neither in the facts nor said by the caller'],
  [
    ({ utterance, cues, known }) => namesOtherAmount(utterance, cues, known),
    'this number is neither in the facts nor said by the caller',
  ],
  [promises, 'it promises a visit, a booking or a time; only pass the message on'],
  [advises, 'it gives medical, legal or repair advice'],
  [
    ({ cues, utterance, known }) => tellsWrongHours(utterance, cues, known),
    'these are not the hours',
  ],
  [
    ({ utterance, cues, known }) => claimsService(utterance, cues, known),
    'the facts do not say that the business does this',
  ],
]

const RULE_WORDS = 9

function tellsRules({ cues, utterance }: Sentence): boolean {
  if (cues.has('ownRules')) return true
  const words = utterance.words.map(({ folded }) => folded)
  return runsOf(words).some((run) => RULE_RUNS.has(run))
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RULE_WORDS - 1).map((_, at) => words.slice(at, at + RULE_WORDS).join(' '))
}

/** The examples are what is to be said. */
const RULE_RUNS = new Set(
  (INSTRUCTIONS.split('# Examples')[0] ?? '')
    .split('\n')
    .flatMap((line) => runsOf(readUtterance(line).words.map(({ folded }) => folded)))
    .filter((run) => !/\d/.test(run)),
)

const PHONE_DIGITS = 7
const AREA_CODE_DIGITS = 3

function namesOtherNumber({ utterance, language, known }: Sentence): boolean {
  const numbers = digitRuns(utterance, language)
    .map(({ digits }) => digits)
    .filter(({ length }) => length >= PHONE_DIGITS)
  if (numbers.length === 0) return false
  const { notes, facts, said } = known
  const texts = [...factTexts(facts), ...notes.otherNumbers, ...said]
  const given = [
    ...texts.map((text) => digitsOf(text, language)),
    digitsOf(said.slice(-3).join(' '), language),
    notes.caller ?? '',
    notes.callback ? notes.callback.e164 + (notes.callback.extension ?? '') : '',
    facts.businessPhone,
    ...HELP_LINES,
  ]
  return numbers.some(
    (one) => !given.some((digits) => digits.includes(one.replace(/^1(?=\d{10}$)/, ''))),
  )
}

function digitsOf(text: string, language: Language): string {
  return digitRuns(readUtterance(text), language)
    .map(({ digits }) => digits)
    .join('')
}

function namesOtherPrice({ utterance, cues, language, text, known }: Sentence): boolean {
  const facts = factTexts(known.facts).join('\n')
  const isFree = clausesOf(utterance).some((clause) => {
    const says = cues
      .all('freeOfCharge')
      .some(({ from }) => isWithin({ from, to: from + 1 }, clause))
    return says && !isDoubted(cues, clause) && !cues.has('passesOn', clause)
  })
  if (isFree && !readsBack(utterance, known)) {
    const told = findCues(readUtterance(facts), language).has('freeOfCharge')
    if (!told && !/\b(?:free|gratis|waive|discount|kostenlos)/i.test(facts)) return true
  }
  const money = cues.all('money')
  if (money.length === 0 && !/[$€£]/.test(text) && !cues.has('price')) return false
  const priced = clausesOf(utterance).filter((clause) => cues.has('price', clause))
  const runs = digitRuns(utterance, language).filter(({ range, mark, digits }) => {
    const isPriced = priced.some((clause) => isWithin({ ...range, to: range.from + 1 }, clause))
    const isBeside = money.some(({ from }) => from === range.to)
    if (mark === 'price' || isBeside) return true
    const isOther = ['time', 'ordinal', 'date', 'code'].includes(mark ?? '')
    const isCounted = cues.all('amountAfter').some(({ from }) => from === range.to)
    return isPriced && !isOther && !isCounted && digits.length > 1 && digits.length <= 5
  })
  const given = new Set([facts, ...known.said].flatMap((one) => valuesIn(one, language)))
  if (runs.some(({ digits }) => !given.has(Number(digits)))) return true
  const isVague = money.length > 0 && runs.length === 0
  return isVague && ![facts, ...known.said].some((one) => namesMoney(one, language))
}

function valuesIn(text: string, language: Language): number[] {
  return digitRuns(readUtterance(plainAmounts(text)), language).map(({ digits }) => Number(digits))
}

function namesMoney(text: string, language: Language): boolean {
  return /[$€£]/.test(text) || findCues(readUtterance(text), language).has('money')
}

const TIMES: readonly CueName[] = ['timeNamed', 'today', 'tonight', 'tomorrow', ...WEEKDAY_CUES]

/** A visit, a booking, or a call at a time; what the caller said so themselves is theirs. */
function promises({ utterance, cues, known }: Sentence): boolean {
  return clausesOf(utterance).some((clause) => {
    if (cues.has('passesOn', clause) || cues.has('cannotSay', clause)) return false
    if (isAsked(utterance, clause) || isNumber(utterance, clause, known)) return false
    const visits = cues
      .all('promises')
      .filter((range) => isWithin(range, clause) && !isDenied(range, cues))
    if (visits.some((range) => !isLeftTo(range, utterance) && !isQuoted(range, utterance, known)))
      return true
    const isTimed = TIMES.some((name) => cues.has(name, clause))
    return isTimed && cues.has('willCall', clause)
  })
}

/** "I'll ask whether they'll pay". */
function isLeftTo({ from }: Range, { words }: Utterance): boolean {
  return WHETHER.has(words[from - 1]?.folded ?? '')
}

const WHETHER = new Set(['whether', 'if', 'ob', 'si', 'se'])

const DENIAL_REACH = 2

/** "Nobody can promise that". */
function isDenied({ from }: Range, cues: Cues): boolean {
  return cues.all('negation').some(({ to }) => to <= from && from - to <= DENIAL_REACH)
}

/** "I've got you at 5 1 2 …" is a number and no time. */
function isNumber({ words, source }: Utterance, { from, to }: Range, known: Known): boolean {
  const text = words
    .slice(from, to)
    .map(({ heard }) => heard)
    .join(' ')
  const digits = digitsOf(text, known.notes.language)
  return digits.length >= AREA_CODE_DIGITS && readsBack(readUtterance(source), known)
}

/** "Ana will be there", as the caller said, and "you'll be there". */
function isQuoted({ from, to }: Range, { words }: Utterance, { said }: Known): boolean {
  const before = words[from - 1]?.folded ?? ''
  if (CALLER.has(before) || words[from]?.folded === 'youll') return true
  const phrase = words.slice(Math.max(0, from - 1), to).map(({ folded }) => folded)
  if (phrase.length < 3) return false
  return said.some((one) =>
    one
      .split(/[\s,.;!?]+/)
      .map(foldWord)
      .join(' ')
      .includes(phrase.join(' ')),
  )
}

const CALLER = new Set([
  'you',
  'usted',
  'ustedes',
  'voce',
  'senhor',
  'senhora',
  'vous',
  'siz',
  'вы',
])

function isAsked({ words }: Utterance, { to }: Range): boolean {
  return words.slice(to - 1).find(({ stop }) => stop === '.' || stop === '?')?.stop === '?'
}

function isDoubted(cues: Cues, clause?: Range): boolean {
  return cues.has('cannotSay', clause) || cues.has('negation', clause)
}

/** Tells the caller the number on the slip, with what was noted beside it. */
function readsBack(utterance: Utterance, { notes }: Known): boolean {
  const digits = digitsOf(utterance.source, notes.language)
  const phone = notes.callback?.e164 ?? notes.caller
  return phone !== null && digits.includes(phone.slice(-PHONE_DIGITS))
}
