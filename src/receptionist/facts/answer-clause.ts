import { formatUsPhone } from '../../kernel/phone.ts'
import { hasLexicon } from '../languages/word-for-word.ts'
import type { Range } from '../understand/utterance.ts'
import { isBesideIt } from './asks-before-or-after.ts'
import { bestSentence } from './best-fact.ts'
import { emergency } from './emergency-answer.ts'
import { dayFact, looseFact, strictFact } from './fact-answer.ts'
import { HOURS, hours } from './hours-question.ts'
import { isLanguageName, languagesAnswer } from './languages-answer.ts'
import { elsewhere } from './places-callers-are-sent.ts'
import { isRemark, price } from './price-answer.ts'
import { type Answer, isOfTheCall } from './question-kinds.ts'
import {
  type Answerer,
  type Answering,
  open,
  type Question,
  readQuestion,
  remember,
  sure,
} from './read-question.ts'
import { listedService, mentionedService, service, services } from './service-answer.ts'
import { area, distance, toldArea } from './service-area-answer.ts'
import type { Clause } from './split-into-questions.ts'
import { tellsAsked } from './tells-asked.ts'
import { namesWhen } from './when-meant.ts'

/** Returns null when the clause asks nothing about the business. Updates `answering.last`. */
export function answerClause(answering: Answering, clause: Clause): Answer | null {
  const question = readQuestion(answering, clause)
  // "Are you still there?" and "did you get Saturday?" do not ask for opening hours.
  if (question.has('checks') && question.named.length === 0 && !HOURS.some(question.has))
    return null
  if (isRemark(question, answering)) return null
  const answerers = hasLexicon(answering.language) ? RECKONED : ANSWERERS
  const answer = answerers.reduce<Answer | null>(
    (found, answerer) => found ?? asTold(question, answering, answerer),
    null,
  )
  remember(answering, question, answer)
  return answer
}

/** Answers a clause by its words; used when its meaning gave no answer. */
export function answerByWords(answering: Answering, clause: Clause): Answer | null {
  const question = readQuestion(answering, clause)
  return [...BY_WORDS].reduce<Answer | null>(
    (found, answerer) => found ?? asTold(question, answering, answerer),
    null,
  )
}

/** Drops an answer that only shares a word with the question, so the next answerer is tried. */
function asTold(question: Question, answering: Answering, answerer: Answerer): Answer | null {
  const answer = answerer(question, answering)
  if (!answer || !BY_WORDS.has(answerer)) return answer
  if (!tellsAsked(question, answering, answer)) return null
  if (!isBesideIt(question, answering, answer)) return answer
  return answer.kind === 'service' ? open('other') : { ...answer, sure: false }
}

const ANSWERERS: readonly Answerer[] = [
  personal,
  elsewhere,
  promise,
  phone,
  languages,
  price,
  place,
  listedService,
  mentionedService,
  emergency,
  dayFact,
  toldArea,
  strictFact,
  hours,
  distance,
  booking,
  area,
  services,
  service,
  looseFact,
  unknown,
]

const RECKONED: readonly Answerer[] = [
  personal,
  elsewhere,
  promise,
  phone,
  languages,
  place,
  services,
  listedService,
  mentionedService,
  emergency,
  toldArea,
  hours,
  distance,
  booking,
  area,
]

/** The answerers that match words. */
const BY_WORDS: ReadonlySet<Answerer> = new Set([price, strictFact, service, looseFact])

/** Never gives out the owner's personal number. */
function personal({ named }: Question): Answer | null {
  return named.some(({ concept }) => concept === 'personal') ? open('other') : null
}

/** "When will you open?" is about the hours. Other questions about when something will happen get no promised time. */
function promise({ range, has, when }: Question, { asked }: Answering): Answer | null {
  const asks = asked.cues
    .all('promiseAsk')
    .find(({ from, to }) => from >= range.from && to <= range.to)
  const near = asks && { from: asks.from, to: asks.to + HOURS_NEAR }
  if (!near || HOURS.some((name) => asked.cues.has(name, near))) return null
  return open(has('asksWh') || namesWhen(when) ? 'promise' : 'deed')
}

const HOURS_NEAR = 3

function phone({ has }: Question, { facts, phrases }: Answering): Answer | null {
  return has('businessPhone')
    ? sure('phone', phrases.phone(formatUsPhone(facts.businessPhone)))
    : null
}

function languages(
  { has, named, range, isMarked }: Question,
  { asked, facts, known, phrases, told }: Answering,
): Answer | null {
  if (!has('speaks')) return null
  const wanted = [...named, ...told.noun].filter(({ concept }) => isLanguageName(concept))
  // "If I don't pick up, talk to Bia at the counter" asks nothing.
  const isAsked = isMarked || has('asksWh') || asked.cues.at('asks', range.from) !== null
  if (wanted.length === 0 && !isAsked) return null
  const fact = bestSentence(known, wanted.length > 0 ? wanted : named)
  if (fact && (wanted.length > 0 ? fact.match.shared >= 1 : fact.one.concepts.has('languages'))) {
    return sure('languages', fact.one.text)
  }
  return sure('languages', languagesAnswer(facts, phrases, wanted))
}

function place(
  { has, range }: Question,
  { asked, facts, known, phrases }: Answering,
): Answer | null {
  if (!has('location') || namesPlace(range, asked)) return null
  const told = known.sentences.find(({ isAddress }) => isAddress)
  if (told) return sure('location', told.text)
  return facts.city
    ? sure('location', phrases.city(facts.businessName, facts.city))
    : open('location')
}

/** "That's where it's at" tells where something else is, and "the address is 12 Elm" where the caller is. */
function namesPlace({ from, to }: Range, { cues, utterance }: Answering['asked']): boolean {
  const asks = cues.all('location').find((cue) => cue.from >= from && cue.to <= to)
  if (!asks) return false
  const tells = cues
    .all('addressLead')
    .some((lead) => lead.from === asks.from && lead.to > asks.to && lead.to < to)
  return tells || TELLS.has(utterance.words[asks.from - 1]?.folded ?? '')
}

const TELLS = new Set(['that', 'thats', 'this', 'is', 'its'])

function booking(question: Question, { asked }: Answering): Answer | null {
  return question.has('bookingAsk') && !isOfTheCall(question, asked) ? open('booking') : null
}

function unknown(question: Question, { asked }: Answering): Answer | null {
  const { named, has, isMarked, range } = question
  const isPut = isMarked && range.to - range.from >= MARKED_WORDS
  const asks = named.length > 0 || has('asks') || has('askTail') || isPut
  return asks && !isOfTheCall(question, asked) ? open('other') : null
}

/** From this many words on, a clause that ends in a question mark is a question. */
const MARKED_WORDS = 3
