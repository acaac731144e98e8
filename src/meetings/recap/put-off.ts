import type { Cues } from './cue.ts'
import type { Line } from './spoken.ts'

/** How many lines later something may still be put off. */
const LINES_MAX = 6

/** The line that leaves open what was said, unless another question comes before it. */
export function putOffAfter(lines: readonly Line[], index: number, cues: Cues): Line | null {
  const next = lines
    .slice(index + 1, index + 1 + LINES_MAX)
    .find(({ text }) => cues.leftOpen.test(text) || text.endsWith('?'))
  return next && cues.leftOpen.test(next.text) ? next : null
}
