import type { Cues } from '../cues/cues.ts'
import { foldText, hears } from '../folded.ts'
import { likelihoods } from '../learned/fit.ts'
import { signsOf } from '../learned/signs.ts'
import { learnedWeights } from '../learned/weights-file.ts'
import { hearPurpose } from '../purpose/hear-purpose.ts'

const WEIGHTS = learnedWeights('sales')

/** Whether somebody sells something to the business, in whatever words: one who is hung up on must not be a customer. */
export function soundsLikeSales(text: string, cues: Cues): boolean {
  const weights = WEIGHTS.get(cues.language)
  if (!weights || (cues.pitch && hears(text, cues.pitch.customer))) return false
  const signs = new Set(signsOf(foldText(text), cues).map(({ sign }) => sign))
  const asks = (hearPurpose(text, cues)?.question ?? 0) >= ASKS_FROM
  return !asks && (likelihoods(weights, [...signs])[0] ?? 0) >= SALES_FROM
}

/** Who hangs up on a customer loses one: so sure, it takes one call in a thousand of theirs for a sale, and still a third of the sales. */
const SALES_FROM = 0.92
/** "Can a business open an account with you?" */
const ASKS_FROM = 0.5
