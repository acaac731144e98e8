import type { Turn } from './turn.ts'

/** "This number, but if I don't pick up, call the restaurant, 254 …": the number for when theirs is not answered. */
export function isForWhenUnreached({ utterance: { words }, cues }: Turn, from: number): boolean {
  // "Sí" is a yes, and "si" is none.
  const at = words.findLastIndex(
    ({ folded, heard, stop }, place) =>
      place < from && IF.has(folded) && stop === '' && !/í/i.test(heard),
  )
  if (at < 0 || from - at > CONDITION_WITHIN) return false
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
