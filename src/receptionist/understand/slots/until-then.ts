import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'

/** "I'm at work till five": whether they can be called until then or only after is in the words before. */
export function clauseOfUntil({ from }: Range, said: Range, words: Utterance['words']): number {
  if (!UNTIL.has(words[from]?.folded ?? '')) return from
  const least = Math.max(said.from, from - CLAUSE_BEFORE)
  for (let at = from; at > least; at -= 1) {
    const before = words[at - 1]
    if ((before?.stop ?? '') !== '' || JOINERS.has(before?.folded ?? '')) return at
  }
  return least
}

export function isUntil({ folded }: { folded: string }): boolean {
  return UNTIL.has(folded)
}

const CLAUSE_BEFORE = 6
const UNTIL: ReadonlySet<string> = new Set(
  'till til until hasta jusqua jusquau bis ate kadar до'.split(' '),
)
const JOINERS: ReadonlySet<string> = new Set('and but so y pero et mais und aber e mas'.split(' '))

/** "I'm on a job site till about four, so after that": the time that ends, and what comes after. */
export function afterThat(
  said: Range,
  times: readonly Range[],
  { utterance, cues }: { utterance: Utterance; cues: Cues },
): Range | null {
  const { words } = utterance
  for (const { from, to: end } of times) {
    const start = [from, from - 1].find((at) => UNTIL.has(words[at]?.folded ?? ''))
    if (start === undefined) continue
    const time = { from: start, to: end }
    const clause = clauseOfUntil(time, said, words)
    if (cues.has('told', { from: clause, to: end })) continue
    const at = words.findIndex(
      ({ folded }, n) => n >= time.to && n < time.to + 3 && AFTER.has(folded),
    )
    if (at < 0) continue
    const to = THAT.has(words[at + 1]?.folded ?? '') ? at + 2 : at + 1
    return { from: clause, to }
  }
  return null
}

const AFTER: ReadonlySet<string> = new Set(
  'after afterwards despues apres danach depois nachher'.split(' '),
)
const THAT: ReadonlySet<string> = new Set('that then de eso ca cela disso'.split(' '))
