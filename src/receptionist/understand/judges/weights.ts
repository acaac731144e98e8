import { type Fitted, sigmoid } from './fit.ts'

/**
 * The stored weights of a lesson: signs ascend; `rarities` in steps of `RARITY_STEP`; `weights` has one row of all
 * marks per sign, in steps of the mark's `scales`.
 */
export type Weights = {
  marks: readonly string[]
  bias: readonly number[]
  scales: readonly number[]
  signs: Uint32Array
  rarities: Uint8Array
  weights: Int8Array
}

const RARITY_STEP = 1 / 16
const HEAVIEST = 127

export function compact({ marks, bias, signs, rarities, weights }: Fitted): Weights {
  const scales = marks.map((_, mark) => {
    let heaviest = 0
    for (let at = mark; at < weights.length; at += marks.length) {
      heaviest = Math.max(heaviest, Math.abs(weights[at] ?? 0))
    }
    return Math.fround(heaviest / HEAVIEST || 1)
  })
  return {
    marks,
    bias: Array.from(bias, Math.fround),
    scales,
    signs,
    rarities: Uint8Array.from(rarities, (one) => Math.min(255, Math.round(one / RARITY_STEP))),
    weights: Int8Array.from(weights, (one, at) =>
      Math.round(one / (scales[at % marks.length] ?? 1)),
    ),
  }
}

/** The likelihood of each mark for an utterance with these signs. */
export function likelihoods(known: Weights, signs: Iterable<number>): number[] {
  const { marks, bias, scales, rarities, weights } = known
  const sums = marks.map(() => 0)
  let square = 0
  for (const sign of signs) {
    const place = placeOf(known.signs, sign)
    if (place === -1) continue
    const base = place * marks.length
    for (let mark = 0; mark < sums.length; mark += 1) {
      sums[mark] = (sums[mark] ?? 0) + (weights[base + mark] ?? 0)
    }
    square += ((rarities[place] ?? 0) * RARITY_STEP) ** 2
  }
  const length = Math.sqrt(square) || 1
  return sums.map((sum, mark) => sigmoid((bias[mark] ?? 0) + (sum * (scales[mark] ?? 0)) / length))
}

function placeOf(signs: Uint32Array, sign: number): number {
  let [low, high] = [0, signs.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = signs[middle] ?? 0
    if (found === sign) return middle
    if (found < sign) low = middle + 1
    else high = middle - 1
  }
  return -1
}
