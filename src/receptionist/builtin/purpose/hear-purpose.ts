import type { Cues } from '../cues/cues.ts'
import type { PURPOSES } from '../learned/lessons.ts'
import { listen, shares } from '../learned/listen.ts'
import { learnedWeights } from '../learned/weights-file.ts'

/** What a caller is up to: to leave something for the owner, to know something of the business, or neither. */
export type Purpose = Record<(typeof PURPOSES)[number], number>

const WEIGHTS = learnedWeights('purpose')

/** How likely each is, their sum being one; null in a language it was not learned in. */
export function hearPurpose(text: string, cues: Cues): Purpose | null {
  const likely = listen(WEIGHTS, text, cues)
  if (!likely) return null
  const [matter = 0, question = 0, nothing = 0] = shares(likely)
  return { matter, question, nothing }
}
