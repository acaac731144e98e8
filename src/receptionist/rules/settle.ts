import type { Ask } from '../conversation.ts'
import { noteCallback, noteCallerId } from '../notes/note-callback.ts'
import { withdrawMessage } from '../notes/note-matter.ts'
import type { Understanding } from '../understand/understand.ts'
import { proposedNumber } from './propose-number.ts'
import type { Taken } from './take.ts'
import type { Turn } from './turn.ts'

/** What an answer to our question means for the call: it goes on, the caller wants something changed, or it is over. */
export type Settled = 'go_on' | 'fix' | 'close'

/**
 * `isBare`: nothing but an answer or talk about the call. `brings`: a name, a number or an email came with it.
 */
type Answered = { turn: Turn; heard: Understanding; taken: Taken; isBare: boolean; brings: boolean }

/** What the caller's yes or no says to what was asked; a closing closes, but never as the first thing said. */
export function settle(turn: Turn, heard: Understanding, taken: Taken): Settled {
  const { cues, kind, questions, closing } = heard
  const isBare = kind === 'answer' && questions.length === 0
  const brings = taken.name !== null || taken.number !== null || taken.email
  const answered = { turn, heard, taken, isBare, brings }
  if (isBare && !brings && cues.has('wantsChange')) return 'fix'
  if (turn.talk.turns > 1 && closing === 'goodbye') return 'close'
  if (!brings && cues.has('refusal')) refuse(turn, isBare)
  if (cues.has('noCall') && taken.number === null) turn.notes.refused.callback = true
  const settled = SETTLERS[turn.talk.asking](answered)
  if (settled !== 'go_on') return settled
  return isBare && !brings && closing === 'done' && turn.talk.turns > 1 ? 'close' : 'go_on'
}

const SETTLERS: Record<Ask, (answered: Answered) => Settled> = {
  need: settleOpen,
  matter: settleOpen,
  more: settleOpen,
  fix: () => 'go_on',
  confirm_name: () => 'go_on',
  name: settleRefusal,
  phone: settleRefusal,
  area_code: settleRefusal,
  caller_phone: settleCallerPhone,
  confirm_phone: settleNumber,
}

function settleRefusal({ turn, heard, isBare, brings }: Answered): Settled {
  if (isBare && !brings && heard.answer === 'no') refuse(turn, true)
  return 'go_on'
}

/** A "no" beside an address or a question is about something else. */
function settleCallerPhone({ turn, heard, taken, isBare, brings }: Answered): Settled {
  const { notes } = turn
  if (taken.number === null && heard.answer === 'yes') noteCallerId(notes)
  if (heard.answer === 'no' && isBare && !brings && heard.numbers.ranges.length === 0) {
    notes.refused.callerId = true
  }
  return 'go_on'
}

function settleNumber({ turn, heard, taken, isBare, brings }: Answered): Settled {
  const { notes, talk } = turn
  const before = talk.proposedNumber
  talk.proposedNumber = proposedNumber(turn, heard)
  if (taken.number === 'given') return 'go_on'
  if (talk.proposedNumber !== null) {
    talk.partialNumber = ''
    return 'go_on'
  }
  if (heard.answer === 'no' && !brings && isBare) return 'fix'
  if (heard.answer === 'yes' && before !== null && isBare) {
    const extension = notes.callback?.extension ?? null
    noteCallback(notes, { e164: before, extension, source: 'said' })
  }
  if (notes.callback && heard.answer !== 'no') notes.callback.confirmed = true
  return 'go_on'
}

/** "No", "that's all" or "thanks" to "anything else?" */
function settleOpen({ turn: { talk }, heard, isBare, brings }: Answered): Settled {
  const { answer, closing, cues } = heard
  if (talk.turns <= 1 || cues.has('hold')) return 'go_on'
  const isBareAnswer = isBare && !brings
  if (closing !== null) return isBareAnswer || talk.asking === 'more' ? 'close' : 'go_on'
  if (!isBareAnswer || talk.asking !== 'more') return 'go_on'
  return answer === 'no' || (answer === null && cues.has('thanks')) ? 'close' : 'go_on'
}

/** Who would not say goes on without; who leaves neither words nor a number wants no message. */
function refuse({ notes, talk }: Turn, isBare: boolean): void {
  if (talk.asking === 'name' || talk.asking === 'confirm_name') notes.refused.name = true
  if (talk.asking === 'phone' || talk.asking === 'area_code') notes.refused.callback = true
  if (talk.asking === 'caller_phone') notes.refused.callerId = true
  const onlyAsked = notes.matters.length === notes.asides.length && !notes.wantsMessage
  if (isBare && onlyAsked && notes.name === null) withdrawMessage(notes)
}
