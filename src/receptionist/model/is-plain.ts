import type { Cues } from '../languages/find-cues.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { clausesOf, isAskedAtEnd } from './clauses-of.ts'
import { readsBack } from './read-back.ts'
import type { Known } from './reply-sources.ts'

const FEW_WORDS = 3
const NAME_WORDS = 2

/** Nothing that could be wrong: a few words, a question of one clause, a number read back, or passing on. */
export function isPlain(utterance: Utterance, cues: Cues, known: Known): boolean {
  if (readsBack(utterance, known)) return true
  const { length } = utterance.words
  if (digitRuns(utterance, known.notes.language).length > 0 || cues.has('yes')) return false
  const clauses = clausesOf(utterance)
  if (length <= FEW_WORDS || (clauses.length === 1 && isAskedAtEnd(utterance))) return true
  const passesOn = (clause: Range) => cues.has('passesOn', clause)
  const isName = ({ from, to }: Range) => to - from <= NAME_WORDS
  return clauses.some(passesOn) && clauses.every((clause) => passesOn(clause) || isName(clause))
}
