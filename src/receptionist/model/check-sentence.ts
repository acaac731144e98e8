import type { Language } from '../../languages.ts'
import { knownFacts, weighty } from '../facts/known-facts.ts'
import { termsOf } from '../facts/thesaurus.ts'
import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/lexicon.ts'
import type { Notes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { plainAmounts } from '../understand/slots/plain-amounts.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { foldWord, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { tellsWrongHours } from './check-hours.ts'
import { INSTRUCTIONS } from './instructions.ts'

/** What a reply may rest on. `said` holds all that the caller has said so far. */
export type Known = { facts: BusinessFacts; notes: Notes; said: readonly string[]; at: Date }

type Sentence = { utterance: Utterance; cues: Cues; language: Language; text: string; known: Known }

/** Why a sentence must not be said, in words for the model; null where it may. What tells a caller to get safe always may. */
export function problemOf(sentence: string, known: Known): string | null {
  const { language } = known.notes
  const text = plainAmounts(sentence)
  const utterance = readUtterance(text)
  const heard = { utterance, cues: findCues(utterance, language), language, text, known }
  if (heard.cues.has('saysSafety')) return null
  return CHECKS.find(([isWrong]) => isWrong(heard))?.[1] ?? null
}

const CHECKS: readonly (readonly [(sentence: Sentence) => boolean, string])[] = [
  [tellsRules, 'it speaks of your own rules'],
  [({ cues }) => cues.has('claimsHuman'), 'you are an AI'],
  [namesOtherNumber, 'this phone number is neither in the facts nor on the slip'],
  [namesOtherPrice, 'this price is neither in the facts nor said by the caller'],
  [promises, 'it promises a visit, a booking or a time; only pass the message on'],
  [advises, 'it gives medical or legal advice'],
  [
    ({ cues, utterance, known }) => tellsWrongHours(utterance, cues, known),
    'these are not the hours',
  ],
  [claimsService, 'the facts do not say that the business does this'],
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

export function factTexts({
  description,
  services,
  extra,
  city,
  hoursInWords,
}: BusinessFacts): string[] {
  return [description, services.join('. '), extra, city, hoursInWords ?? null].filter(
    (text) => text !== null,
  )
}

function namesOtherPrice({ utterance, cues, language, text, known }: Sentence): boolean {
  const facts = factTexts(known.facts).join('\n')
  if (cues.has('freeOfCharge') && !isDoubted(cues) && !cues.has('passesOn')) {
    const told = findCues(readUtterance(facts), language).has('freeOfCharge')
    if (!told && !/\b(?:free|gratis|waive|discount|kostenlos)/i.test(facts)) return true
  }
  const money = cues.all('money')
  if (money.length === 0 && !/[$€£]/.test(text) && !cues.has('price')) return false
  const runs = digitRuns(utterance, language).filter(({ range, mark, digits }) => {
    const isBeside = money.some(({ from }) => from === range.to)
    if (mark === 'price' || isBeside) return true
    const isOther = ['time', 'ordinal', 'date', 'code'].includes(mark ?? '')
    const isCounted = cues.all('amountAfter').some(({ from }) => from === range.to)
    return cues.has('price') && !isOther && !isCounted && digits.length > 1 && digits.length <= 5
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

const TIMES: readonly CueName[] = [
  'timeNamed',
  'today',
  'tonight',
  'tomorrow',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** A visit, a booking, or a call at a time; what the caller said so themselves is theirs. */
function promises({ utterance, cues, known }: Sentence): boolean {
  return clausesOf(utterance).some((clause) => {
    if (cues.has('passesOn', clause) || cues.has('cannotSay', clause)) return false
    if (isAsked(utterance, clause)) return false
    const visits = cues.all('promises').filter((range) => isWithin(range, clause))
    if (visits.some((range) => !isQuoted(range, utterance, known))) return true
    const isTimed = TIMES.some((name) => cues.has(name, clause))
    return isTimed && cues.has('willCall', clause)
  })
}

/** "Ana will be there", as the caller said, and "you'll be there". */
function isQuoted({ from, to }: Range, { words }: Utterance, { said }: Known): boolean {
  const before = words[from - 1]?.folded ?? ''
  if (before === 'you' || words[from]?.folded === 'youll') return true
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

const JOINS = new Set([
  'and',
  'but',
  'so',
  'y',
  'pero',
  'und',
  'aber',
  'et',
  'mais',
  'e',
  'mas',
  'и',
  'но',
  've',
  'ama',
])

function clausesOf({ words }: Utterance): Range[] {
  const starts = words.flatMap(({ folded }, at) => {
    const isCut = at > 0 && words[at - 1]?.stop !== ''
    return at === 0 || isCut || JOINS.has(folded) ? [at] : []
  })
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }))
}

function isAsked({ words }: Utterance, { to }: Range): boolean {
  return words.slice(to - 1).find(({ stop }) => stop === '.' || stop === '?')?.stop === '?'
}

function isWithin({ from, to }: Range, clause: Range): boolean {
  return from >= clause.from && to <= clause.to
}

function isDoubted(cues: Cues): boolean {
  return cues.has('cannotSay') || cues.has('negation')
}

/** A remedy that the caller did not speak of, or told to take; a lawyer's counsel. */
function advises({ cues, utterance, language, known }: Sentence): boolean {
  if (cues.has('passesOn') || cues.has('cannotSay')) return false
  if (cues.has('legalAdvice') || cues.has('tellsToTake')) return true
  const spoken = findCues(
    readUtterance([...known.said, ...factTexts(known.facts)].join('\n')),
    language,
  )
  return cues.has('medicine') && !spoken.has('medicine') && utterance.words.length > 2
}

/** "We also do septic tanks", where none of what is done is in the facts. */
function claimsService({ utterance, cues, language, known }: Sentence): boolean {
  if (language !== 'en' || isDoubted(cues)) return false
  const { sentences, services } = knownFacts(known.facts)
  const does = new Set(services.flatMap(({ concepts }) => [...concepts]))
  for (const { concepts, denied } of sentences) {
    for (const concept of concepts) if (!denied.has(concept)) does.add(concept)
  }
  return clausesOf(utterance).some((clause) => {
    const claim = cues.all('claims').find((range) => isWithin(range, clause))
    if (!claim || cues.has('passesOn', clause)) return false
    const told = weighty(termsOf(utterance.words.slice(claim.to, clause.to)))
    return told.length > 0 && !told.some(({ concept }) => does.has(concept))
  })
}
