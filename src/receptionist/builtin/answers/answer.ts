import { zoneClock } from '../../../lines/zone-clock.ts'
import { formatUsPhone } from '../../../phone.ts'
import type { Cues } from '../cues/cues.ts'
import { hears } from '../folded.ts'
import type { BusinessFacts, Dialogue, Topic } from '../old-port.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { languageList } from '../switch-language.ts'
import { factSentences, findFact, meaningfulStems, nearFact } from './facts-search.ts'
import { answerHours } from './hours-answer.ts'
import { meantFact, termsFact } from './meant-fact.ts'
import { askingPart } from './opens-asking.ts'
import { priceFact } from './price-answer.ts'
import type { Question } from './question.ts'
import { answerService, answerServiceList } from './service-answer.ts'
import { subjectFact } from './subjects.ts'
import { whenOf } from './when.ts'

export type Answering = {
  facts: BusinessFacts
  state: Dialogue
  at: Date
  cues: Cues
  phrases: Phrases
}

/** `topic` is set when the facts answered it; without it the question goes into the message. `text` may be empty. */
export type Answer = { text: string; topic: Topic | null }

/** Answers from the facts and from nothing else. */
export function answerQuestion(question: Question, answering: Answering): Answer {
  return meantAnswer(question, answering) ?? ANSWERS[question.kind](question, answering)
}

/** "How long is the warranty when you replace a roof?" is about the warranty, and not about roofs. */
function meantAnswer({ kind, text }: Question, { facts, cues }: Answering): Answer | null {
  const fact = TOLD_BY_WORDS.has(kind) ? null : termsFact(facts, text, cues)
  return fact ? { text: fact, topic: 'details' } : null
}

/** Kinds that need no second look. */
const TOLD_BY_WORDS: ReadonlySet<Question['kind']> = new Set([
  'hours',
  'languages',
  'identity',
  'phone',
  'service_list',
])

/** Of a visit too, these say all: "can I just walk in?", "will they ask for my ID?" */
const SETTLED_BY_FACT = ['walkIn', 'identification'] as const

type Answerer = (question: Question, answering: Answering) => Answer

const ANSWERS: Record<Question['kind'], Answerer> = {
  hours: (question, { facts, state, at, cues, phrases }) => {
    const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
    const when = whenOf(question.text, cues, today)
    if (when.holiday) return holidayAnswer(facts, question, cues, phrases)
    if (facts.hoursInWords) {
      return { text: phrases.week(facts.businessName, facts.hoursInWords), topic: 'hours' }
    }
    const asksNow =
      !/hours|hour|horas?|horario|horaires?|saat|час|zeiten|\bwhen\b|what time|cuando|quando|quand|wann|когда|ne zaman/.test(
        question.text,
      )
    const text = answerHours(facts, when, asksNow, { at, phrases, language: state.language })
    return { text, topic: 'hours' }
  },
  languages: (_question, { facts, state, phrases }) => ({
    text: phrases.languages(languageList(facts, state.language)),
    topic: 'languages',
  }),
  identity: (_question, { facts, phrases }) => ({
    text: phrases.identity(facts.businessName),
    topic: 'identity',
  }),
  phone: (_question, { facts, phrases }) => ({
    text: phrases.phone(formatUsPhone(facts.businessPhone)),
    topic: 'phone',
  }),
  price: (question, { facts, cues, phrases }) => {
    const found = priceFact(facts, question.text, cues)
    if (!found)
      return known(meantFact(facts, question.text, cues), 'details', phrases, phrases.noPrice)
    return { text: found.fact, topic: found.whole ? 'details' : null }
  },
  // "We take walk-ins" answers "can I just walk in?"; to another request it may be all they need, and it is passed on.
  visit: (question, { facts, cues, phrases }) => {
    const fact = subjectFact(facts, question.text, cues)
    const settles = SETTLED_BY_FACT.some((subject) => {
      const asked = cues.subjects?.get(subject)
      return asked !== undefined && hears(question.text, asked)
    })
    if (fact && (settles || /\b(?:not|only)\b/.test(fact))) return { text: fact, topic: 'details' }
    return { text: factAbout(facts, question.text, cues) ?? phrases.noPromise, topic: null }
  },
  location: (question, { facts, cues, phrases }) => {
    const placed = findFact(facts, placeStems(question.text, cues), cues)
    if (placed) return { text: placed, topic: 'location' }
    if (!facts.city) return { text: phrases.unknown, topic: null }
    return { text: phrases.city(facts.businessName, facts.city), topic: 'location' }
  },
  service_list: (_question, { facts, phrases }) =>
    known(answerServiceList(facts, phrases), 'services', phrases),
  about: (_question, { facts, phrases }) =>
    known(facts.description?.slice(0, 400) ?? answerServiceList(facts, phrases), 'about', phrases),
  service: (question, { facts, cues, phrases }) => {
    const { asked, text, sure } = answerService(facts, question.text, cues, phrases)
    if (!asked) return { text: '', topic: null }
    const meant = sure ? null : meantFact(facts, question.text, cues)
    if (meant) return { text: meant, topic: 'details' }
    return { text: text ?? phrases.unknown, topic: sure ? 'services' : null }
  },
  other: (question, { facts, cues, phrases }) => {
    const fact = factAbout(facts, question.text, cues)
    const listed = fact ? null : answerService(facts, question.text, cues, phrases)
    if (listed?.sure) return { text: listed.text ?? '', topic: 'services' }
    if (fact || question.faint) return fact ? { text: fact, topic: 'details' } : NOT_ASKED
    return known(meantFact(facts, question.text, cues), 'details', phrases)
  },
}

const NOT_ASKED: Answer = { text: '', topic: null }

const REFERS_BACK = / (?:that|those|them|these|this|it|one|ones|him|her)(?=[ ,.?])/

/** On all the words, then on those that ask, then on what they mean. */
function factAbout(facts: BusinessFacts, text: string, cues: Cues): string | null {
  const asked = askingPart(text, cues)
  const stems = meaningfulStems(text, cues)
  return (
    findFact(facts, stems, cues) ??
    findFact(facts, meaningfulStems(asked, cues), cues) ??
    subjectFact(facts, asked, cues) ??
    // "I've got a window unit, do you mess with those?"
    (REFERS_BACK.test(asked) ? subjectFact(facts, text, cues) : null) ??
    nearFact(facts, stems, cues)
  )
}

function known(
  text: string | null,
  topic: Topic,
  phrases: Phrases,
  unknown = phrases.unknown,
): Answer {
  return text ? { text, topic } : { text: unknown, topic: null }
}

function holidayAnswer(
  facts: BusinessFacts,
  question: Question,
  cues: Cues,
  phrases: Phrases,
): Answer {
  const fact = factSentences(facts).find((one) => hears(` ${one.toLowerCase()} `, cues.holiday))
  const text = fact ?? phrases.holiday
  return { text: question.text === '' ? '' : text, topic: fact ? 'hours' : null }
}

/** "Where are you located?" looks for an address; "do you serve Round Rock?" for the place. */
function placeStems(text: string, cues: Cues): string[] {
  const rest = text.replace(cues.kinds.location, ' ')
  return meaningfulStems(rest, cues)
}
