import type { Cues } from '../../languages/find-cues.ts'
import type { Utterance } from '../utterance.ts'

/** "This number, but if I don't pick up, call the restaurant, 254 …": the number for when theirs is not answered. */
export function isForWhenUnreached({ words }: Utterance, from: number, cues: Cues): boolean {
  const first = Math.max(0, from - CONDITION_WITHIN)
  // "Sí" is a yes, and "si" is none.
  const ifs = words
    .slice(first, from)
    .findLastIndex(({ folded, heard, stop }) => IF.has(folded) && stop === '' && !/í/i.test(heard))
  if (ifs < 0) return false
  const at = first + ifs
  return (
    cues.all('negation').some((no) => no.from > at && no.to - at <= NOT_WITHIN) ||
    words.slice(at, at + NOT_WITHIN).some(({ folded }) => ABLE_NOT.has(folded))
  )
}

const CONDITION_WITHIN = 12
const NOT_WITHIN = 4
/** Too common in stories to be a denial elsewhere. */
const ABLE_NOT: ReadonlySet<string> = new Set('cant cannot couldnt'.split(' '))
const IF: ReadonlySet<string> = new Set('if si wenn falls se eger если'.split(' '))
