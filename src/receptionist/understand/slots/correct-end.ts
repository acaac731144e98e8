import type { Cues } from '../../languages/lexicon.ts'
import type { Range, Utterance } from '../utterance.ts'
import type { Expects, KnownNumbers } from './callback.ts'
import { dialable } from './dialable.ts'
import { cueAfter, cueBefore } from './near.ts'
import type { KindedRun } from './number-kind.ts'

const AREA_CODE = 3
const MAX_END = 7

/**
 * In answer to the reading back, "no, the last four are 2672" changes the end of the number and "the area code is 737" its
 * beginning. The caller must say which part it is.
 */
export function correctEnd(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  expects: Expects,
  known: KnownNumbers,
): { e164: string; digits: string; range: Range } | null {
  const held = known.callback ?? known.caller
  const national = /^\+1(\d{10})$/.exec(held ?? '')?.[1]
  if (national === undefined || (expects !== 'confirm' && expects !== 'fix')) return null
  for (const { digits, range, mark, kind } of runs) {
    if (
      mark ||
      kind === 'address' ||
      kind === 'amount' ||
      digits.length < 2 ||
      digits.length > MAX_END
    )
      continue
    const isEnd =
      cueBefore(utterance, cues, 'numberEnd', range.from, 1) ??
      cueAfter(utterance, cues, 'numberEnd', range.to)
    const isArea =
      digits.length === AREA_CODE && cueBefore(utterance, cues, 'areaCode', range.from, 1)
    if (!isEnd && !isArea) continue
    const changed = isArea
      ? digits + national.slice(AREA_CODE)
      : national.slice(0, -digits.length) + digits
    const e164 = dialable(changed, false)
    if (e164) return { e164, digits: changed, range }
  }
  return null
}
