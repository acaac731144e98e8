import { type Cues, SUBJECTS, type Subject } from '../cues/cues.ts'
import { listen, shares } from '../learned/listen.ts'
import { learnedWeights } from '../learned/weights-file.ts'

/** What a question may be about, the likeliest first; their likelihoods sum to one. */
type Likely = { subject: Subject; likelihood: number }

const WEIGHTS = learnedWeights('subject')

/** Empty in a language it was not learned in. */
export function hearSubject(text: string, cues: Cues): Likely[] {
  const likely = listen(WEIGHTS, text, cues)
  if (!likely) return []
  const shared = shares(likely)
  return SUBJECTS.map((subject, at) => ({ subject, likelihood: shared[at] ?? 0 })).sort(
    (a, b) => b.likelihood - a.likelihood,
  )
}
