import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from './utterance.ts'

/** Words right after a negation ask nothing, for a language whose purpose is not judged. */
export function followsDenial(utterance: Utterance, range: Range, cues: Cues): boolean {
  const isDenied = cues.all('negation').some((not) => not.from < range.from && not.to >= range.from)
  return isDenied && !isMarked(utterance, range, cues)
}

/** "Hay agua por todos lados", "il y a une fuite": here only the mark separates a statement from a question. */
export function opensAsStatement(utterance: Utterance, range: Range, cues: Cues): boolean {
  const first = utterance.words[range.from]?.folded ?? ''
  return STATES.has(first) && !isMarked(utterance, range, cues)
}

function isMarked({ words }: Utterance, range: Range, cues: Cues): boolean {
  return words[range.to - 1]?.stop === '?' || cues.has('askTail', range)
}

const STATES = new Set('hay tiene tienen tengo esta estan es tem ha estao il cest je'.split(' '))
