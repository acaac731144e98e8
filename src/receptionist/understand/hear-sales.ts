import type { Cues } from '../languages/find-cues.ts'
import type { Urgency } from './hear-urgency.ts'
import type { Judged } from './judges/judge.ts'
import { DECIDE } from './thresholds.ts'
import type { Utterance } from './utterance.ts'

/**
 * Whether somebody sells something to the business, in whatever words. It only marks: nobody is hung
 * up on for it. Nothing urgent is ever sales, nor anything in a language it was not learned in.
 */
export function hearSales(
  utterance: Utterance,
  cues: Cues,
  judged: Judged,
  urgency: Urgency,
): boolean {
  const { sells, wordsMin } = DECIDE.sales
  if (urgency.urgent || urgency.denied || cues.has('urgent')) return false
  return judged.sales !== null && judged.sales >= sells && utterance.words.length >= wordsMin
}
