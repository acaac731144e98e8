import { openState } from '../../kernel/hours/open-state.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { emergencyFact } from './emergency-fact.ts'
import { HOURS } from './hours-question.ts'
import { UNKNOWN_WORD } from './known-terms.ts'
import { type Answer, sure } from './question-kinds.ts'
import type { Answering, Question } from './read-question.ts'
import { isOfClass, type Term } from './thesaurus.ts'
import { weekdayOf } from './when-meant.ts'

/** "Where do I take him tonight?" is answered with what the owner says about emergencies. */
export function emergency(question: Question, answering: Answering): Answer | null {
  const { has, named } = question
  const needed = named.filter(({ concept }) => IN_NEED.some((one) => isOfClass(concept, one)))
  const isOfIt = named.every((term) => term.weight < 1 || needed.includes(term))
  const isOfHours = HOURS.some(has) || has('bookingAsk') || has('price')
  const isOfPatient = asksWhere(question, answering) && isOfNeed(named, answering.last)
  if (isOfHours || !(isOfIt || isOfPatient)) return null
  // "Can I pay half now" names no emergency and asks for no place.
  const isNow = question.when.now && (needed.length > 0 || has('asksWh'))
  const isShut = isOfNight(question, answering) || ((isNow || isOfPatient) && !isOpen(answering))
  const told = isShut ? emergencyFact(answering.facts) : null
  return told === null ? null : sure('fact', told)
}

/** "If it gets worse tonight, where do I go?", "are you open Sunday and if not who do I call?" */
function isOfNight({ named, has, when }: Question, { asked, last, facts }: Answering): boolean {
  if (when.tonight) return true
  const isThen = saysNight(asked) || isShutThen(last, facts)
  return isThen && has('asksWh') && named.every(({ weight }) => weight < UNKNOWN_WORD)
}

function isOpen({ facts, at }: Answering): boolean {
  return openState(facts.hours, facts.timeZone, at, facts.hoursExceptions).open
}

function isShutThen({ topic, day }: Answering['last'], { hours }: BusinessFacts): boolean {
  return topic === 'hours' && day !== null && hours[weekdayOf(day)] === null
}

/** Where to go or who helps, not "what about water, can she have water". */
function asksWhere({ range }: Question, { asked }: Answering): boolean {
  return asked.utterance.words.slice(range.from, range.to).some(({ folded }) => WHERE.has(folded))
}

const WHERE: ReadonlySet<string> = new Set(
  'where who whom wheres whos do donde adonde quien ou qui wo wohin wer onde aonde quem hago faire tun faco'.split(
    ' ',
  ),
)

/** "Where should I take him?" about the animal mentioned before. */
function isOfNeed(named: readonly Term[], { noun }: Answering['last']): boolean {
  if (named.some(({ concept }) => !concept.startsWith('='))) return false
  const nouns = noun?.split(' ') ?? []
  return nouns.some((one) => IN_NEED.some((name) => isOfClass(one, name)))
}

function saysNight({ cues, terms }: Answering['asked']): boolean {
  return cues.has('tonight') || terms.some(({ concept }) => concept === 'night')
}

const IN_NEED = ['emergency', 'animal', 'vet', 'lawyer', 'plumber']
