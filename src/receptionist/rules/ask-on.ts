import type { Ask } from '../call-state.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Settled } from './answered.ts'
import { askText, putAsk, unconfirmedName } from './ask-in-words.ts'
import { putOnceMore } from './ask-no-more.ts'
import { isMistaken } from './mistaken-number.ts'
import { nextAsk } from './next-question.ts'
import type { Taken } from './take-turn.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** The question at the end of the reply; empty where none is due. `answers`: what the reply told. */
export function askOn(
  turn: Turn,
  heard: Understanding,
  taken: Taken,
  settled: Settled,
  answers: readonly string[],
): string {
  const { talk } = turn
  const phrases = phrasesOf(turn)
  if (heard.cues.has('whyDetails')) putOnceMore(talk)
  if (settled === 'drop') return putAsk(turn, 'drop')
  if (settled === 'fix') return putAsk(turn, whatToFix(turn, heard))
  const isBareYes =
    heard.kind === 'answer' &&
    heard.answer === 'yes' &&
    talk.asking === 'more' &&
    taken.number === null &&
    taken.name === null &&
    taken.noted.length === 0
  if (isBareYes && heard.closing === null && heard.questions.length === 0 && !isSmall(heard)) {
    return phrases.goAhead
  }
  const ask = numberSpokenOf(turn, heard, taken) ?? nextAsk(turn, taken) ?? 'more'
  return isAskingOn(turn, answers, ask) ? '' : putAsk(turn, ask)
}

/**
 * A caller in the midst of their own questions is not asked for name or number twice in a row, and "anything else?"
 * after every second answer only. What we asked still stands.
 */
function isAskingOn({ talk }: Turn, answers: readonly string[], ask: Ask): boolean {
  if (answers.length === 0 || talk.asking !== ask) return false
  return DETAILS.has(ask) || (ask === 'more' && talk.lastReply.endsWith('?'))
}

const DETAILS: ReadonlySet<Ask> = new Set(['name', 'caller_phone', 'phone'])

/** Reads the number to a caller who asks which one was noted; asks for it when the caller offers one. */
function numberSpokenOf({ notes }: Turn, heard: Understanding, taken: Taken): Ask | null {
  const { cues } = heard
  const isOffered = cues.has('numberOffer') && taken.number === null
  if (isOffered && notes.callback === null) return 'phone'
  const isAsked = heard.notesAsked?.told === null && heard.notesAsked.slots.includes('number')
  if (!isAsked || notes.withdrawn) return null
  if (notes.callback) return 'confirm_phone'
  return notes.caller ? 'caller_phone' : 'phone'
}

/** After name and number were read back together, a bare "no" may refer to either. */
function whatToFix(turn: Turn, { cues, numbers }: Understanding): Ask {
  const isOfNumber = numbers.part !== null || isMistaken(turn, { cues })
  if (isOfNumber || cues.has('numberLead')) return 'phone'
  if (cues.has('nameLead')) return 'name'
  return turn.talk.asking === 'confirm_phone' && unconfirmedName(turn) === null ? 'phone' : 'fix'
}

/** "Okay" to "anything else?" is not a yes, and neither is "did you get that?" */
function isSmall({ cues, utterance }: Understanding): boolean {
  if (NO_YES.some((name) => cues.has(name))) return true
  return cues.all('filler').some(({ from, to }) => from === 0 && to === utterance.words.length)
}

const NO_YES: readonly CueName[] = ['checks', 'readBack', 'identity', 'leaveMessage']

export function repeatAsk(turn: Turn): string {
  return askText(turn, turn.talk.asking)
}
