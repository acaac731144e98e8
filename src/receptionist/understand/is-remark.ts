import type { Ask } from '../call-state.ts'
import type { Judged } from './judges/judge.ts'
import { DECIDE } from './thresholds.ts'

type Heard = { judged: Judged; asking: Ask }

/** Whether `words`, of which `left` say something besides questions and answers to ours, are only a remark. */
export function isRemark(left: number, words: string, { judged, asking }: Heard): boolean {
  if (/\d/.test(words)) return false
  const { remarkWords, remarkFrom } = DECIDE
  const few = asking === 'more' ? remarkWords.more : remarkWords.asked
  const nothing = judged.purpose?.nothing ?? null
  if (left <= (WANTS_WORDS.has(asking) ? 0 : few)) return tellsNothing(nothing, left, judged)
  return left <= remarkWords.longest && (nothing ?? 0) >= remarkFrom
}

/**
 * "My pipe burst" is short but a matter; without a purpose model, one word besides an answer is a remark unless urgent.
 */
function tellsNothing(nothing: number | null, left: number, { urgency }: Judged): boolean {
  if (urgency.likelihood >= DECIDE.remarkUrgent) return left === 0
  return nothing === null ? left <= 1 : left === 0 || nothing >= DECIDE.remarkFewFrom
}

/** After these questions two words may be the whole matter: "drain cleaning". */
const WANTS_WORDS: ReadonlySet<Ask> = new Set(['need', 'matter', 'fix'])
