import { isQuestion, type Question } from './answers/question.ts'
import { hasMatter } from './call-state.ts'
import { type Folded, hears, spansOf } from './folded.ts'
import { tellsOwnCase } from './own-case.ts'
import { substanceOf } from './substance.ts'
import type { Turn } from './turn.ts'

/** Leaves with nothing to pass on: "oh, it's a machine, never mind", "let me think about it". */
export function walksOff(
  { state, cues }: Turn,
  folded: Folded,
  questions: readonly Question[],
): boolean {
  if (hasMatter(state) || !hears(folded.text, cues.goodbye)) return false
  const asks = questions.some(({ kind, text }) => kind !== 'other' && isQuestion(text, cues))
  if (asks || tellsOwnCase(folded.text, cues)) return false
  const talk = [cues.robot, cues.yes, cues.no].flatMap((one) => spansOf(folded.text, one))
  return substanceOf(folded, talk, cues).words <= MAX_WORDS_BESIDE
}

/** To somebody else in the room, or about the line: "oh shoot, Earl". */
const MAX_WORDS_BESIDE = 2
