import type { Cues } from '../languages/find-cues.ts'
import type { Urgency } from './hear-urgency.ts'
import type { Judged } from './judges/judge.ts'
import { DECIDE } from './thresholds.ts'
import type { Utterance } from './utterance.ts'

/**
 * Whether somebody is selling something to the business. Only marks the call; nobody is hung up on for it. Never true
 * for urgent calls, nor in a language without training examples.
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
