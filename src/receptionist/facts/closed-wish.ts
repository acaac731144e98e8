import type { CueName } from '../languages/cue-names.ts'
import type { Range } from '../understand/utterance.ts'
import { answerHours, isOpenAt } from './hours-answer.ts'
import type { Answering } from './read-question.ts'
import { isOfClass } from './thesaurus.ts'
import { type When, whenMeant } from './when-meant.ts'

/**
 * The hours of the day a caller wants to come when the business is closed then, so that the caller does not expect a
 * visit. Returns null when it is open then, or when the caller asks for no visit.
 */
export function closedWish(answering: Answering, sentences: readonly Range[]): string | null {
  const { asked, today, last, facts } = answering
  if (facts.hoursInWords) return null
  for (const sentence of sentences.filter((one) => wishesVisit(answering, one))) {
    const when = whenMeant(asked, sentence, today, last.day)
    if (!isShut(answering, when, partOfDay(answering, sentence))) continue
    const { text, sure } = answerHours(answering, when, false)
    if (sure) return text
  }
  return null
}

function wishesVisit({ asked: { cues, terms } }: Answering, range: Range): boolean {
  const within = terms.filter(({ from, to }) => from >= range.from && to <= range.to)
  if (within.some(({ concept }) => PUT_OFF.has(concept))) return false
  const wishes = WISHES.some((name) => cues.has(name, range))
  return wishes || within.some(({ concept }) => VISITS.some((one) => isOfClass(concept, one)))
}

/** Cues which show that the caller does not ask for a visit. */
const PUT_OFF: ReadonlySet<string> = new Set(['cancel', 'late'])
const WISHES: readonly CueName[] = ['bookingAsk', 'comeAsk']
const VISITS = ['appointment', 'walkin', 'visit', 'dropoff'] as const

/** The parts of a day, in minutes from midnight. */
const PARTS: readonly (readonly [name: CueName, from: number, to: number])[] = [
  ['morning', 0, 12 * 60],
  ['afternoon', 12 * 60, 17 * 60],
  ['evening', 17 * 60, 24 * 60],
]

type Part = { from: number; to: number }

function partOfDay({ asked: { cues } }: Answering, range: Range): Part {
  const [, from = 0, to = 24 * 60] = PARTS.find(([name]) => cues.has(name, range)) ?? []
  return { from, to }
}

const STEP = 15

/** Closed all day, or during the whole part of the day, or at every time named. */
function isShut({ facts }: Answering, { days, minutes }: When, { from, to }: Part): boolean {
  const [day] = days
  if (day === undefined || days.length > 1) return false
  const ofPart = Array.from({ length: (to - from) / STEP }, (_, step) => from + step * STEP)
  return (minutes.length > 0 ? minutes : ofPart).every((minute) => !isOpenAt(facts, day, minute))
}
