import type { Cues } from '../cues/cues.ts'
import { SUBJECTS, type Subject } from '../cues/cues.ts'
import { foldText } from '../folded.ts'
import { likelihoods } from '../learned/fit.ts'
import { signsOf } from '../learned/signs.ts'
import { learnedWeights } from '../learned/weights-file.ts'

/** What a question may be about, the likeliest first; their likelihoods sum to one. */
export type Likely = { subject: Subject; likelihood: number }

const WEIGHTS = learnedWeights('subject')

/** Empty in a language it was not learned in. */
export function hearSubject(text: string, cues: Cues): Likely[] {
  const weights = WEIGHTS.get(cues.language)
  if (!weights) return []
  const signs = new Set(signsOf(foldText(text), cues).map(({ sign }) => sign))
  const likely = likelihoods(weights, [...signs])
  const sum = likely.reduce((total, one) => total + one, 0)
  return SUBJECTS.map((subject, at) => ({ subject, likelihood: (likely[at] ?? 0) / sum })).sort(
    (a, b) => b.likelihood - a.likelihood,
  )
}
