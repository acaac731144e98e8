import type { CueName } from '../languages/cue-names.ts'
import { answerExceptions } from './coming-closed-days.ts'
import { answerHours, type HoursAnswer, isOverFor } from './hours-answer.ts'
import { type Answer, open } from './question-kinds.ts'
import type { Answering, Question } from './read-question.ts'
import { answerReopening } from './reopening.ts'
import { monthMeant, spanMeant } from './span-meant.ts'
import { namesWhen, type When } from './when-meant.ts'

/** "If I stop by Saturday around one, will you be in?": whether it is open then, whatever the visit is for. */
export function asksToComeThen({ range, when }: Question, { asked, told }: Answering): boolean {
  const { cues, utterance } = asked
  const sentence = utterance.sentences.find(({ to }) => to >= range.to)
  const comes = cues.has('comesHere', { from: sentence?.from ?? 0, to: range.to })
  return (
    comes && [when.days, when.minutes, told.days, told.minutes].some(({ length }) => length > 0)
  )
}

/** Answers a question about opening hours, or one that names only a day. */
export function hours(question: Question, answering: Answering): Answer | null {
  const { has } = question
  if (asksOfTheirs(question, answering)) return open('booking')
  if (asksVisit(question) || (!HOURS.some(has) && !namesDayOnly(question))) return null
  const asksNow =
    has('hours') && !has('asksWh') && !has('opening') && !has('closing') && !has('week')
  const meant = whenSpokenOf(question, asksNow, answering)
  const told =
    holidayFact(meant, answering) ??
    closedDays(question, answering) ??
    answerHours(answering, meant, asksNow)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}

/** "Are we good for Monday then", "am I still on for Friday": about the caller's own visit. */
function asksOfTheirs(question: Question, { asked }: Answering): boolean {
  const { has, range } = question
  const [verb, subject] = asked.utterance.words.slice(range.from, range.from + 2)
  const isOwn = BEING.has(verb?.folded ?? '') && OWN.has(subject?.folded ?? '')
  return isOwn && !HOURS.some(has) && namesDayOnly(question)
}

const BEING: ReadonlySet<string> = new Set(
  'are am is was estamos estoy sommes suis sind bin'.split(' '),
)
const OWN: ReadonlySet<string> = new Set('we i it my our ich wir je nous'.split(' '))

/** "How late can I drop off on Saturday?" asks for the hours. */
function asksVisit({ has, when }: Question): boolean {
  const asksHour = has('asksWh') && (has('closing') || has('opening'))
  return has('bookingAsk') && !(asksHour && (when.days.length > 0 || when.weekdays))
}

/** "Which days are you closed?", "when do you open again?", "and between the years?": answered from the closed days. */
function closedDays(question: Question, answering: Answering): HoursAnswer | null {
  const { has, when } = question
  const { facts, today } = answering
  if (facts.hoursInWords || when.minutes.length > 0) return null
  if (has('reopens') || (has('opensAfter') && when.days.length > 0)) {
    const text = answerReopening(answering, when.days.at(-1), has('closedDays'))
    if (text !== null) return { text, sure: true }
  }
  const span = spanMeant(question, answering)
  if (span) return answerHours(answering, { ...when, ...DATED_DAYS, days: span }, false)
  const month = monthMeant(question, answering)
  if (when.days.length > 0 || !(month || has('closedDays'))) return null
  const text = answerExceptions(answering, today, month)
  return text === null ? null : { text, sure: true }
}

const DATED_DAYS = { isDated: true, isRelative: false, holiday: null, now: false, tonight: false }

/** "And on Sunday?", "do you do weekends?" */
function namesDayOnly({ has, when, named, topic, isMarked }: Question): boolean {
  // "And the price for twenty" names no hour.
  if (named.length > 0 || has('price') || has('requests') || (has('asksWh') && !has('followUp')))
    return false
  const isFollowUp = has('followUp') || isMarked || topic === 'hours'
  const isDay = when.days.length > 0 || when.weekdays
  return isFollowUp
    ? namesWhen(when) || has('dayAfter')
    : has('asks') && isDay && !has('promiseAsk')
}

/** "Can I come Saturday at four, are you open?", "until when?": about the day mentioned before. */
export function whenSpokenOf(
  { when, has }: Pick<Question, 'when' | 'has'>,
  asksNow: boolean,
  { told, last, today, facts, at }: Answering,
): When {
  if (namesDay(when)) return when
  // "Is there a day you're open past six?"
  if (has('week')) return { ...when, minutes: [] }
  if (told.days.length > 0 && !when.now) {
    return {
      ...when,
      days: told.days,
      minutes: when.minutes.length > 0 ? when.minutes : told.minutes,
    }
  }
  const goesOn = last.topic === 'hours' && last.day !== null && !when.now && !asksNow
  if (goesOn) return { ...when, days: [last.day ?? today] }
  // "What time do you close?" means today, or once today is over, any day.
  const asksTime = has('closing') || has('opening')
  return asksTime && !when.now && !isOverFor({ facts, at }, today)
    ? { ...when, days: [today], isRelative: true }
    : when
}

function namesDay({ days, weekdays, holiday }: When): boolean {
  return days.length > 0 || weekdays || holiday !== null
}

export const HOURS: readonly CueName[] = ['hours', 'opening', 'closing', 'closedDays', 'reopens']

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
