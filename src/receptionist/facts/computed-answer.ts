import { formatUsPhone } from '../../kernel/phone.ts'
import type { Range } from '../understand/utterance.ts'
import { emergency } from './emergency-answer.ts'
import { HOURS, hours } from './hours-question.ts'
import type { KnownSentence } from './known-facts.ts'
import { languages } from './languages-answer.ts'
import { elsewhere } from './places-callers-are-sent.ts'
import { type Answer, isOfTheCall, open, sure } from './question-kinds.ts'
import {
  type Answerer,
  type Answering,
  asksForTime,
  isStrong,
  type Question,
} from './read-question.ts'
import { listedService, mentionedService, services } from './service-answer.ts'
import { area, distance } from './service-area-answer.ts'
import { namesWhen } from './when-meant.ts'

/** The answer computed for a question rather than quoted from the owner's words, or null. */
export function computedAnswer(question: Question, answering: Answering): Answer | null {
  // "Are you still there?" and "did you get Saturday?" do not ask for opening hours.
  if (question.has('checks') && question.named.length === 0 && !HOURS.some(question.has))
    return null
  for (const answerer of ANSWERERS) {
    const answer = answerer(question, answering)
    if (answer) return answer
  }
  return null
}

/** The first that answers is taken. */
const ANSWERERS: readonly Answerer[] = [
  personal,
  elsewhere,
  ready,
  promise,
  phone,
  languages,
  place,
  services,
  listedService,
  mentionedService,
  emergency,
  hours,
  distance,
  booking,
  area,
]

/** Never gives out the owner's personal number. */
function personal({ named }: Question): Answer | null {
  return named.some(({ concept }) => concept === 'personal') ? open('other') : null
}

/** Whether their own thing is done yet. */
function ready({ has }: Question): Answer | null {
  return has('readyAsk') ? open('own') : null
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

function place(
  { has, range, named }: Question,
  { asked, facts, known, phrases }: Answering,
): Answer | null {
  if (!has('location') || namesPlace(range, asked)) return null
  // "Where's the parking" asks for that, where the owner says something of it.
  const isOfThing = ({ isAddress, concepts }: KnownSentence) =>
    !isAddress && named.some((term) => isStrong(term) && concepts.has(term.concept))
  if (known.sentences.some(isOfThing)) return null
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
  const { has, when } = question
  return asksForTime(has, when) && !isOfTheCall(question, asked) ? open('booking') : null
}
