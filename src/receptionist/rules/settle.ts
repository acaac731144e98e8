import { noteCallerId } from '../notes/note-callback.ts'
import { withdrawMessage } from '../notes/note-matter.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Taken } from './take.ts'
import type { Turn } from './turn.ts'

/** What an answer to our question means for the call: it goes on, the caller wants something changed, or it is over. */
export type Settled = 'go_on' | 'fix' | 'close'

/** What the caller's yes or no says to what was asked; a closing closes, but never as the first thing said. */
export function settle(turn: Turn, heard: Understanding, taken: Taken): Settled {
  const { notes, talk } = turn
  const { answer, kind, closing, cues } = heard
  const isBare = kind === 'answer' && heard.questions.length === 0
  const brings = taken.name !== null || taken.number !== null || taken.email
  if (cues.has('wantsChange') && !brings) return 'fix'
  if (talk.turns > 1 && closing === 'goodbye' && isLast(heard)) return 'close'
  if (isBare && cues.has('refusal')) refuse(turn)
  switch (talk.asking) {
    case 'caller_phone':
      if (taken.number === null && answer === 'yes') noteCallerId(notes)
      if (answer === 'no' && isBare && heard.numbers.ranges.length === 0 && !brings) {
        notes.refused.callerId = true
      }
      break
    case 'confirm_phone':
      if (answer === 'no' && !brings && isBare) return 'fix'
      if (notes.callback && answer !== 'no') notes.callback.confirmed = true
      break
    case 'name':
    case 'phone':
    case 'area_code':
      if (isBare && !brings && answer === 'no') refuse(turn)
      break
    case 'more':
    case 'need':
    case 'matter':
      if (isOver(turn, heard, isBare && !brings)) return 'close'
      break
    default:
  }
  if (isBare && !brings && closing === 'done' && talk.turns > 1) return 'close'
  return 'go_on'
}

/** Behind a goodbye nothing is asked. */
function isLast({ questions, utterance }: Understanding): boolean {
  const end = utterance.words.length
  return questions.every(({ range }) => range.to < end || range.from === 0)
}

/** "No", "that's all" or "thanks" to "anything else?" */
function isOver(
  { talk }: Turn,
  { answer, closing, cues }: Understanding,
  isBare: boolean,
): boolean {
  if (!isBare || talk.turns <= 1 || cues.has('hold')) return false
  if (closing !== null) return true
  return talk.asking === 'more' && (answer === 'no' || (answer === null && cues.has('thanks')))
}

/** Who would not say goes on without; who leaves neither words nor a number wants no message. */
function refuse({ notes, talk }: Turn): void {
  if (talk.asking === 'name' || talk.asking === 'confirm_name') notes.refused.name = true
  if (talk.asking === 'phone' || talk.asking === 'area_code') notes.refused.callback = true
  if (talk.asking === 'caller_phone') notes.refused.callerId = true
  const onlyAsked = notes.matters.length === notes.asides.length && !notes.wantsMessage
  if (onlyAsked && notes.name === null) withdrawMessage(notes)
}
