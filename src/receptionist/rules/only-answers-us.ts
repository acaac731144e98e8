import type { Ask } from '../call-state.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import type { Understanding } from '../understand/understand.ts'
import { proposedNumber } from './last-digits-corrected.ts'
import type { Turn } from './turn.ts'

/**
 * "Wait no, it's 2201 at the end" and "I'd rather not say my name right now" answer what we asked and tell the owner
 * nothing, so they are left out of the message.
 */
export function onlyAnswersUs(turn: Turn, heard: Understanding): boolean {
  if (heard.questions.length > 0 || heard.urgency.urgent) return false
  return correctsDigits(turn, heard) || keepsName(turn, heard)
}

function correctsDigits(turn: Turn, heard: Understanding): boolean {
  return heard.utterance.words.length <= MOST_WORDS && proposedNumber(turn, heard) !== null
}

const MOST_WORDS = 8

function keepsName({ talk, notes }: Turn, { cues, utterance }: Understanding): boolean {
  if (!OF_NAMES.has(talk.asking) || notes.matters.length === 0 || !cues.has('refusal')) return false
  const refusals = cues.all('refusal')
  const left = utterance.words.filter(
    (_, at) => !refusals.some(({ from, to }) => from <= at && at < to),
  )
  return (
    left.length <= MOST_LEFT &&
    left.every(({ folded }) => folded.length === 1 || isEveryday(folded, notes.language))
  )
}

const OF_NAMES: ReadonlySet<Ask> = new Set(['name', 'confirm_name'])

const MOST_LEFT = 5
