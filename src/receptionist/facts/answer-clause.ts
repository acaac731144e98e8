import type { Language } from '../../languages.ts'
import { formatUsPhone } from '../../phone.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { DECIDE } from '../understand/decide.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { answerHours } from './hours-answer.ts'
import { type KnownFacts, type KnownSentence, weighty } from './known-facts.ts'
import { isLanguageName, languagesAnswer } from './languages-answer.ts'
import type { LastAsked } from './last-asked.ts'
import { CLASS, nearness } from './match.ts'
import { answerPrice } from './price-answer.ts'
import type { Answer, QuestionKind } from './question-kinds.ts'
import { bestSentence, bestService, isEnough } from './retrieve.ts'
import { subjectFact } from './subject-fact.ts'
import { isOfClass, type Term } from './thesaurus.ts'
import { type Asked, namesWhen, type When, whenMeant } from './when.ts'

export type Answering = {
  facts: BusinessFacts
  known: KnownFacts
  at: Date
  language: Language
  phrases: Phrases
  asked: Asked
  today: number
  /** What was spoken of up to here. */
  last: LastAsked
  /** What this utterance told before it asked. */
  told: { noun: readonly Term[]; days: readonly number[]; minutes: readonly number[] }
}

type Question = {
  range: Range
  has: (name: CueName) => boolean
  /** What it speaks of, without days, hours and what is paid. */
  named: readonly Term[]
  when: When
  /** What was spoken of before, where it names nothing itself. */
  before: readonly Term[]
  topic: QuestionKind | null
}

/** Null where nothing is asked of the business. Moves `last` on. */
export function answerClause(answering: Answering, range: Range): Answer | null {
  const question = read(answering, range)
  const answer = ANSWERERS.reduce<Answer | null>(
    (found, answerer) => found ?? answerer(question, answering),
    null,
  )
  remember(answering, question, answer)
  return answer
}

function read({ asked, today, last }: Answering, range: Range): Question {
  const within = weighty(asked.terms).filter(({ from, to }) => from >= range.from && to <= range.to)
  const has = (name: CueName) => asked.cues.has(name, range)
  return {
    range,
    has,
    named: within.filter((term) => !isNoise(term.concept, has)),
    when: whenMeant(asked, range, today, last.day),
    before: (last.noun ?? '')
      .split(' ')
      .filter(Boolean)
      .map((concept) => ({ concept, weight: 1, from: 0, to: 0 })),
    topic:
      has('followUp') || asked.cues.all('joins').some(({ to }) => to === range.from)
        ? last.topic
        : null,
  }
}

/** The price and the day have their own answers; "night" is a time where hours are asked for. */
function isNoise(concept: string, has: (name: CueName) => boolean): boolean {
  if (concept === 'price' || concept === 'weekend' || concept === 'howlong') return true
  return (concept === 'night' || concept === 'online') && has('hours')
}

type Answerer = (question: Question, answering: Answering) => Answer | null

const ANSWERERS: readonly Answerer[] = [
  personal,
  promise,
  phone,
  languages,
  price,
  place,
  strictFact,
  hours,
  booking,
  area,
  service,
  looseFact,
  meantFact,
  unknown,
]

/** The owner's own number is nobody's business. */
function personal({ named }: Question): Answer | null {
  return named.some(({ concept }) => concept === 'personal') ? open('other') : null
}

function promise({ has }: Question): Answer | null {
  return has('promiseAsk') ? open('promise') : null
}

function phone({ has }: Question, { facts, phrases }: Answering): Answer | null {
  return has('businessPhone')
    ? sure('phone', phrases.phone(formatUsPhone(facts.businessPhone)))
    : null
}

function languages({ has, named }: Question, { facts, known, phrases }: Answering): Answer | null {
  if (!has('speaks')) return null
  const wanted = named.filter(({ concept }) => isLanguageName(concept))
  const fact = bestSentence(known, wanted.length > 0 ? wanted : named)
  if (fact && (wanted.length > 0 ? fact.match.shared >= 1 : fact.one.concepts.has('languages'))) {
    return sure('languages', fact.one.text)
  }
  return sure('languages', languagesAnswer(facts, phrases, wanted))
}

function price(question: Question, { known }: Answering): Answer | null {
  const { has, named, before, topic } = question
  if (!has('price') && topic !== 'price') return null
  if (topic === 'price' && !has('price') && named.length === 0) return null
  // "Do I have to pay for parking?" is told where parking is.
  const terms = named.filter(({ concept }) => concept !== 'free')
  const found = answerPrice(known, terms, before)
  if (found?.sure) return { kind: 'price', answer: found.text, sure: true }
  const other = terms.length > 0 ? bestSentence(known, terms) : null
  if (other && isEnough(other, DECIDE.facts.coverageStrict) && tellsTerms(other.one.concepts)) {
    return sure('fact', other.one.text)
  }
  return found ? { kind: 'price', answer: found.text, sure: false } : open('price')
}

/** Of these a sentence says what is to be paid, though it names no sum. */
function tellsTerms(concepts: ReadonlySet<string>): boolean {
  return [...concepts].some((one) => TERMS.has(one) || isOfClass(one, 'payment'))
}

const TERMS: ReadonlySet<string> = new Set([
  'insurance',
  'warranty',
  'discount',
  'cancel',
  'parking',
  'deposit',
  'free',
])

function place({ has }: Question, { facts, known, phrases }: Answering): Answer | null {
  if (!has('location')) return null
  const told = known.sentences.find(({ isAddress }) => isAddress)
  if (told) return sure('location', told.text)
  return facts.city
    ? sure('location', phrases.city(facts.businessName, facts.city))
    : open('location')
}

/** The sentence that surely is about it, before the words are taken for hours or a visit. */
function strictFact({ named, has }: Question, { known, told }: Answering): Answer | null {
  // "My well pump went out, do you fix those?" is about the pump.
  const asked = named.length === 0 || named.some(isStrong) ? named : [...told.noun, ...named]
  const found = bestSentence(known, asked)
  const isDenied = asked.some(
    (term) => isStrong(term) && nearness(term.concept, found?.one.denied ?? NONE) >= CLASS,
  )
  const coverage = isDenied ? DECIDE.facts.coverageDenied : DECIDE.facts.coverageStrict
  if (!found || !isEnough(found, coverage)) return null
  if (has('bookingAsk') && !settlesVisit(found.one, named)) return null
  return sure('fact', found.one.text)
}

const NONE: ReadonlySet<string> = new Set()

/** Who asks to come is told what is not done, or what to do instead. */
function settlesVisit(
  { concepts, denied, isOnly }: KnownSentence,
  named: readonly Term[],
): boolean {
  if (named.some(({ concept }) => SETTLES_VISIT.has(concept) && concepts.has(concept))) return true
  const isLeftOut = ({ concept }: Term) => !concepts.has(concept) && nearness(concept, concepts) > 0
  return named.some(
    (term) => nearness(term.concept, denied) >= CLASS || (isOnly && isLeftOut(term)),
  )
}

/** These answer whoever asks to come. */
const SETTLES_VISIT: ReadonlySet<string> = new Set([
  'walkin',
  'remote',
  'emergency',
  'board',
  'dropoff',
])

function hours(question: Question, answering: Answering): Answer | null {
  const { has, when, named, topic } = question
  if (has('bookingAsk')) return null
  const asksHours = HOURS.some(has)
  const goesOn = named.length === 0 && (namesWhen(when) || (topic === 'hours' && has('dayAfter')))
  if (!asksHours && !goesOn) return null
  const asksNow = has('hours') && !has('asksWh') && !has('opening') && !has('closing')
  const meant = whenSpokenOf(question, asksNow, answering)
  const told = holidayFact(meant, answering) ?? answerHours(answering, meant, asksNow)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}

/** "Can I come Saturday at four, are you open?", and "until when?" of the day spoken of before. */
function whenSpokenOf({ when, has }: Question, asksNow: boolean, { told, last }: Answering): When {
  if (has('week') || when.days.length > 0 || when.weekdays || when.holiday !== null) return when
  if (told.days.length > 0 && !when.now) {
    return {
      ...when,
      days: told.days,
      minutes: when.minutes.length > 0 ? when.minutes : told.minutes,
    }
  }
  const goesOn = last.topic === 'hours' && last.day !== null && !when.now && !asksNow
  return goesOn ? { ...when, days: [last.day ?? 0] } : when
}

const HOURS: readonly CueName[] = ['hours', 'opening', 'closing']

function holidayFact(
  { holiday }: When,
  { known }: Answering,
): { text: string; sure: boolean } | null {
  if (holiday === null) return null
  const told = known.sentences.find(
    ({ concepts }) => concepts.has(holiday) || concepts.has('holiday'),
  )
  return told ? { text: told.text, sure: true } : null
}

function booking({ has }: Question): Answer | null {
  return has('bookingAsk') && !OF_THE_CALL.some(has) ? open('booking') : null
}

function area({ has, topic, named }: Question, { known }: Answering): Answer | null {
  const goesOn = topic === 'area' && named.length > 0
  if (!has('area') && !goesOn) return null
  const listed = bestService(known, named)
  if (listed && isEnough(listed, DECIDE.facts.service)) return null
  const told = known.sentences.find(({ isArea }) => isArea)
  return told ? sure('area', told.text) : open('area')
}

function service({ has, named }: Question, { known, facts, phrases }: Answering): Answer | null {
  if (has('servicesAsk') && named.length === 0) {
    const list = facts.services.slice(0, MAX_LISTED)
    if (list.length > 0) return sure('service', phrases.services(listText(list, phrases.and)))
    return facts.description ? sure('service', facts.description) : null
  }
  if (has('asksWh')) return null
  const whole = known.services.find(({ concepts }) => isNamed(concepts, named))
  const found = bestService(known, named)
  if (named.some(({ concept }) => concept === 'products') && !found?.one.concepts.has('products'))
    return null
  const one = whole ?? (found && isEnough(found, DECIDE.facts.service) ? found.one : null)
  return one ? sure('service', phrases.serviceYes(one.name)) : null
}

/** Every word of it was said. */
function isNamed(concepts: ReadonlySet<string>, named: readonly Term[]): boolean {
  return (
    concepts.size > 0 && [...concepts].every((one) => named.some(({ concept }) => concept === one))
  )
}

const MAX_LISTED = 6

function listText(list: readonly string[], and: string): string {
  const last = list.at(-1) ?? ''
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} ${and} ${last}`
}

/** The sentence that is about it more than not; of what was told before, where the question has no word that says it. */
function looseFact({ named, before }: Question, { known, told }: Answering): Answer | null {
  const said = named.filter((term) => isStrong(term) || known.vocabulary.has(term.concept))
  const earlier = named.length > 0 ? told.noun : [...told.noun, ...before]
  const found = bestSentence(known, said.length > 0 ? named : earlier)
  return found && isEnough(found, DECIDE.facts.coverage) ? sure('fact', found.one.text) : null
}

function meantFact(
  { range, named }: Question,
  { known, asked, language }: Answering,
): Answer | null {
  const words = heardIn(asked.utterance, range)
  const text = subjectFact(words, language, known, named)
  return text === null ? null : sure('fact', text)
}

/** Names something, and is no mere verb or a word that nobody here knows. */
function isStrong({ concept, weight }: Term): boolean {
  return weight >= 0.8 && !concept.startsWith('=')
}

function unknown({ named, has }: Question): Answer | null {
  return (named.length > 0 || has('asks')) && !OF_THE_CALL.some(has) ? open('other') : null
}

/** Asked of the receptionist, who answers it, and not of the business. */
const OF_THE_CALL: readonly CueName[] = [
  'checks',
  'readBack',
  'robot',
  'recorded',
  'identity',
  'repeat',
  'person',
  'hold',
  'safetyAsk',
  'leaveMessage',
  'languageAsk',
  'wrongNumber',
]

function remember(answering: Answering, { named, when }: Question, answer: Answer | null): void {
  const { last, told } = answering
  const nouns = named.filter(({ weight }) => weight >= NOUN_FROM)
  const isNoun = nouns.length > 0 && !NAMES_NO_NOUN.has(answer?.kind ?? 'hours')
  if (when.days.length > 0) answering.told = { ...told, days: when.days, minutes: when.minutes }
  answering.last = {
    topic: answer && answer.kind !== 'other' ? answer.kind : last.topic,
    day: when.days[0] ?? last.day,
    noun: isNoun ? nouns.map(({ concept }) => concept).join(' ') : last.noun,
  }
}

const NOUN_FROM = 0.5

/** A town or a day is nothing that has a price. */
const NAMES_NO_NOUN: ReadonlySet<QuestionKind> = new Set([
  'hours',
  'area',
  'languages',
  'location',
  'phone',
])

function sure(kind: QuestionKind, answer: string): Answer {
  return { kind, answer, sure: true }
}

function open(kind: QuestionKind): Answer {
  return { kind, answer: null, sure: false }
}
