import type { Cues } from '../cues/cues.ts'
import { foldText } from '../folded.ts'
import { likelihoods } from '../learned/fit.ts'
import type { PURPOSES } from '../learned/lessons.ts'
import { signsOf } from '../learned/signs.ts'
import { learnedWeights } from '../learned/weights-file.ts'

/** What a caller is up to: to leave something for the owner, to know something of the business, or neither. */
export type Purpose = Record<(typeof PURPOSES)[number], number>

const WEIGHTS = learnedWeights('purpose')

/** How likely each is, their sum being one; null in a language it was not learned in. */
export function hearPurpose(text: string, cues: Cues): Purpose | null {
  const weights = WEIGHTS.get(cues.language)
  if (!weights) return null
  const signs = new Set(signsOf(foldText(text), cues).map(({ sign }) => sign))
  const likely = likelihoods(weights, [...signs])
  const sum = likely.reduce((total, one) => total + one, 0)
  const [matter = 0, question = 0, nothing = 0] = likely.map((one) => one / sum)
  return { matter, question, nothing }
}
