import { digitRuns } from '../understand/slots/spoken-digits.ts'
import type { Range } from '../understand/utterance.ts'
import { clausesOf } from './clauses-of.ts'
import { readsBack } from './read-back.ts'
import { isAskedAtEnd, type Sentence } from './sentence-to-check.ts'

const FEW_WORDS = 3
const NAME_WORDS = 2

/** Nothing that could be wrong: a few words, a question of one clause, a number read back, or passing on. */
export function isPlain(sentence: Sentence): boolean {
  const { utterance, cues, known } = sentence
  if (readsBack(utterance, known)) return true
  if (digitRuns(utterance, known.notes.language).length > 0 || cues.has('yes')) return false
  const clauses = clausesOf(utterance)
  const isQuestion = clauses.length === 1 && isAskedAtEnd(sentence)
  if (utterance.words.length <= FEW_WORDS || isQuestion) return true
  const passesOn = (clause: Range) => cues.has('passesOn', clause)
  const isName = ({ from, to }: Range) => to - from <= NAME_WORDS
  return clauses.some(passesOn) && clauses.every((clause) => passesOn(clause) || isName(clause))
}
