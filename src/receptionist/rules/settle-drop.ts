import { onceACall, timesAsked } from '../begin-or-read-state.ts'
import { type Answered, isThatIt, MAX_LAST_WORDS, type Settled } from './answered.ts'
import {
  asksForPerson,
  bringsNothing,
  dropMessage,
  KEPT,
  leavesMessage,
  takesBack,
} from './take-withdrawal.ts'

/**
 * A yes drops the message, also with a reason or another question after it ("yeah nothing, one more thing, where are
 * you"). A no, or anything that tells of a matter, keeps it as it was.
 */
export function settleDrop(answered: Answered): Settled {
  const { turn, heard, taken, isBare } = answered
  if (agreesToDrop(answered) && dropMessage(turn)) {
    taken.withdrawn = 'sure'
    return isBare && timesAsked(turn.talk, 'more') > 0 ? 'close' : 'go_on'
  }
  // "No, never mind it" may mean either: the owner still reads that the message may be taken back.
  const isNo = heard.answer === 'no' && (leavesMessage(heard) || !takesBack(heard.cues))
  if (isNo || heard.kind === 'matter') delete turn.notes.takenBack
  if (isNo && heard.mayRefuse === null) onceACall(turn.talk, KEPT)
  return 'go_on'
}

function agreesToDrop({ heard, isBare, brings }: Answered): boolean {
  // "So you won't have them call me, right?"
  const declines = heard.cues.has('leaveMessage') && !leavesMessage(heard) && heard.answer !== 'no'
  const isYes = (heard.answer === 'yes' && !heard.cues.has('no')) || isThatIt(heard) || declines
  const tells = !isBare && heard.mayRefuse === null && heard.tellingWords > MAX_LAST_WORDS
  const wants = leavesMessage(heard) || asksForPerson(heard) || !bringsNothing(heard)
  return isYes && !tells && !brings && !wants
}
