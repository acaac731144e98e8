import type { Question } from './answers/question.ts'
import { hasMatter } from './call-state.ts'
import { type Folded, hears } from './folded.ts'
import { saysOwnCase, tellsInASentence } from './own-case.ts'
import { hearPurpose } from './purpose/hear-purpose.ts'
import type { Turn } from './turn.ts'
import { mayBeUrgent } from './urgency/hear-urgency.ts'

/** Talks to somebody else, thinks aloud, looks for something: told by the whole of it, not by a phrase. */
export function passesNothingOn(
  turn: Turn,
  { text }: Folded,
  questions: readonly Question[],
): boolean {
  const { state, cues } = turn
  const isOpen = ['need', 'more', 'details'].includes(state.asking)
  const asks = questions.some(
    ({ kind, faint }) => kind !== 'other' && kind !== 'identity' && !faint,
  )
  const isMeant = [cues.leaveMessage, cues.robot, cues.person, cues.asksFor, cues.emergency].some(
    (one) => hears(text, one),
  )
  if (!isOpen || asks || isMeant || /\d/.test(text)) return false
  return !mayBeUrgent(text, cues) && soundsIdle(turn, text, questions)
}

/** Nor is there a matter in any one sentence of a story. */
function soundsIdle({ state, cues }: Turn, text: string, questions: readonly Question[]): boolean {
  const purpose = hearPurpose(text, cues)
  if (!purpose || tellsInASentence(text, cues)) return false
  const sendsOff = state.asking === 'more' && state.answered.length > 0 && !hasMatter(state)
  if (saysOwnCase(text, cues)) return purpose.nothing >= NOTHING_AGAINST_PHRASES
  if (sendsOff && questions.every(({ faint }) => faint)) return purpose.matter < MATTER_AFTER_ANSWER
  return purpose.nothing >= (hears(text, cues.wait) ? NOTHING_WHILE_WAITING : NOTHING_FROM)
}

const NOTHING_FROM = 0.6
const NOTHING_AGAINST_PHRASES = 0.7
const NOTHING_WHILE_WAITING = 0.45
/** Who asked and was answered is likely to say no more than a word about it. */
const MATTER_AFTER_ANSWER = 0.5
