import type { CueName } from '../languages/cue-names.ts'
import { answerHours } from './hours-answer.ts'
import type { Answering, Question } from './question.ts'
import type { Answer } from './question-kinds.ts'
import { namesWhen, type When } from './when.ts'

/** When the business is open: asked for, or a day named and nothing else. */
export function hours(question: Question, answering: Answering): Answer | null {
  const { has } = question
  if (has('bookingAsk') || (!HOURS.some(has) && !namesDayOnly(question))) return null
  const asksNow = has('hours') && !has('asksWh') && !has('opening') && !has('closing')
  const meant = whenSpokenOf(question, asksNow, answering)
  const told = holidayFact(meant, answering) ?? answerHours(answering, meant, asksNow)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}

/** "And on Sunday?", "do you do weekends?" */
function namesDayOnly({ has, when, named, topic, isMarked }: Question): boolean {
  if (named.length > 0 || has('requests') || (has('asksWh') && !has('followUp'))) return false
  const isFollowUp = has('followUp') || isMarked || topic === 'hours'
  const isDay = when.days.length > 0 || when.weekdays
  return isFollowUp
    ? namesWhen(when) || has('dayAfter')
    : has('asks') && isDay && !has('promiseAsk')
}

/** "Can I come Saturday at four, are you open?", and "until when?" of the day spoken of before. */
function whenSpokenOf(
  { when, has }: Question,
  asksNow: boolean,
  { told, last, today }: Answering,
): When {
  if (has('week') || when.days.length > 0 || when.weekdays || when.holiday !== null) return when
  if (told.days.length > 0 && !when.now) {
    return {
      ...when,
      days: told.days,
      minutes: when.minutes.length > 0 ? when.minutes : told.minutes,
    }
  }
  const goesOn = last.topic === 'hours' && last.day !== null && !when.now && !asksNow
  if (goesOn) return { ...when, days: [last.day ?? today] }
  // "What time do you close?" means today.
  const asksTime = has('closing') || has('opening')
  return asksTime && !when.now ? { ...when, days: [today], isRelative: true } : when
}

export const HOURS: readonly CueName[] = ['hours', 'opening', 'closing']

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
