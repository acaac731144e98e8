import type { Absorbed } from './absorb.ts'
import type { Cues } from './cues/cues.ts'
import { type Folded, hears, spansOf } from './folded.ts'
import type { Ask } from './old-port.ts'
import type { Turn } from './turn.ts'

/** What the caller's yes or no means for what was asked. */
export type Settled = 'go_on' | 'close' | 'fix' | 'go_ahead'

/** `asked`: the caller asked something, so a "no" in it is not an answer. */
export function settleAnswer(
  turn: Turn,
  folded: Folded,
  absorbed: Absorbed,
  asked: boolean,
): Settled {
  const changed = absorbed.text || absorbed.name !== null || absorbed.number === 'full'
  const empty = !changed && !asked && absorbed.number === 'none'
  const answer = answerIn(folded, turn)
  return SETTLERS[turn.state.asking]({ turn, folded, absorbed, changed, empty, answer })
}

type Answered = {
  turn: Turn
  folded: Folded
  absorbed: Absorbed
  /** The utterance gave a name, a number or words for the message. */
  changed: boolean
  empty: boolean
  answer: 'yes' | 'no' | null
}

const SETTLERS: Record<Ask, (answered: Answered) => Settled> = {
  need: settleOpen,
  more: settleOpen,
  details: refuse('details'),
  name: refuse('name'),
  phone: refuse('phone'),
  area_code: refuse('phone'),
  caller_phone: ({ turn: { state }, absorbed, answer }) => {
    if (absorbed.number !== 'none') return 'go_on'
    if (answer === 'yes' && state.caller) state.phone = state.caller
    if (answer === 'no') state.refused.callerPhone = true
    return 'go_on'
  },
  confirm: ({ turn: { state, cues }, folded, changed, answer }) => {
    if (answer === 'no') return changed ? 'go_on' : 'fix'
    state.confirmed = changed || answer === 'yes' || hears(folded.text, cues.thanks)
    // "Anything else?" after a question is not the one that ends the message.
    if (state.confirmed) state.asked.more = 0
    return 'go_on'
  },
  fix: ({ turn: { state }, changed }) => {
    state.confirmed = !changed
    return 'go_on'
  },
}

function refuse(what: 'details' | 'name' | 'phone'): (answered: Answered) => Settled {
  return ({ turn: { state, cues }, folded, answer, empty }) => {
    if (empty && leaves(folded, cues)) return 'close'
    if (answer === 'no' && empty) state.refused[what] = true
    return 'go_on'
  }
}

/** "That's all" ends the call; "no, thanks" only keeps the name. */
function leaves({ text }: Folded, cues: Cues): boolean {
  return spansOf(text, cues.done).some(
    ({ from, to }) => !hears(` ${text.slice(from, to)} `, cues.no),
  )
}

/** "No", "that's all" or "thanks" to "anything else?" */
function settleOpen({ turn: { state, cues }, folded, empty, answer }: Answered): Settled {
  if (!empty) return 'go_on'
  const ends = answer === 'no' || hears(folded.text, cues.done)
  const thanks = state.asking === 'more' && hears(folded.text, cues.thanks)
  if (state.asking === 'more' && answer === 'yes' && !ends && !thanks) return 'go_ahead'
  const nothingOpen = state.asking === 'more' || state.answered.length > 0
  return (ends || thanks) && nothingOpen ? 'close' : 'go_on'
}

/** Whichever comes first; "not right" is a no though "right" is a yes. */
function answerIn({ text }: Folded, { cues }: Turn): 'yes' | 'no' | null {
  const [yes, no] = [text.search(cues.yes), text.search(cues.no)]
  if (yes === -1 && no === -1) return null
  if (no === -1 || (cues.yesAfterNo && hears(text, cues.yesAfterNo))) return 'yes'
  return yes !== -1 && yes < no ? 'yes' : 'no'
}
