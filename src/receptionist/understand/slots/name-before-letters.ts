import { heardIn } from '../utterance.ts'
import { namePart } from './first-or-last-name.ts'
import { properCase } from './name-case.ts'
import type { Hearing } from './name-hearing.ts'
import { kindOf } from './name-or-common-word.ts'
import type { Spelling } from './name-spelling.ts'

/** "Wei-Ling Tsao, T-S-A-O", "Wei-Ling, last name T-S-A-O": letters complete the name before them. */
export function saidBeforeLetters(hearing: Hearing, { from }: Spelling): string | null {
  const { utterance, language } = hearing
  const { words } = utterance
  const isName = (at: number) => {
    const { folded = '' } = words[at] ?? {}
    return /^\p{L}{2,}$/u.test(folded) && NAMES.has(kindOf(folded, language))
  }
  const lead = [1, 2, 3].find(
    (back) => namePart(utterance, { from: Math.max(0, from - back), to: from }) === 'last',
  )
  const to = from - (lead ?? 0)
  let first = to
  while (first > 0 && to - first < MOST_WORDS && isName(first - 1)) {
    if (first < to && words[first - 1]?.stop !== '') break
    first -= 1
  }
  return first < to ? properCase(heardIn(utterance, { from: first, to }).split(' ')) : null
}

const MOST_WORDS = 4
const NAMES: ReadonlySet<string> = new Set(['first', 'last', 'rare'])
