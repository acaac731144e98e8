/** One thing said, with its signs, each once, and whether it was urgent. */
export type Example = { signs: readonly string[]; urgent: boolean }

/** `rarity`: how much of an utterance a sign is. `weight`: how much that speaks for urgency, or against it. */
export type Sign = { rarity: number; weight: number }

/** `bias` is what is assumed of an utterance without any known sign. */
export type Weights = { bias: number; signs: ReadonlyMap<string, Sign> }

/** So likely it is taken for urgent; fewer calls are than examples. */
export const URGENT_FROM = 0.55

/** Keeps weights small, so that one sign alone decides little. Chosen by cross-validation, like the kinds of signs. */
const RIDGE = 0.1
const ROUNDS = 400
const STEP = 0.1
const SEEN_MIN = 2

type Row = { at: number[]; values: number[]; urgent: number }

/**
 * Logistic regression with a ridge penalty on signs weighed by their rarity (tf-idf), every utterance of the same length. Fitted
 * by Adam on all examples at once, so the same examples give the same weights.
 */
export function fitWeights(examples: readonly Example[]): Weights {
  const rarities = raritiesOf(examples)
  const names = [...rarities.keys()]
  const places = new Map(names.map((name, place) => [name, place]))
  const rows = examples.map(({ signs, urgent }): Row => {
    const known = signs.filter((sign) => places.has(sign))
    const values = known.map((sign) => rarities.get(sign) ?? 0)
    const length = Math.hypot(...values) || 1
    return {
      at: known.map((sign) => places.get(sign) ?? 0),
      values: values.map((value) => value / length),
      urgent: urgent ? 1 : 0,
    }
  })
  const fitted = descend(rows, names.length)
  const signs = names.map((name, place) => {
    const rarity = rarities.get(name) ?? 0
    return [name, { rarity, weight: (fitted[place] ?? 0) * rarity }] as const
  })
  return { bias: fitted[names.length] ?? 0, signs: new Map(signs) }
}

/** How likely it is that something said with these signs is urgent. */
export function likelihood({ bias, signs: known }: Weights, signs: readonly string[]): number {
  let [sum, square] = [0, 0]
  for (const sign of signs) {
    const { rarity, weight } = known.get(sign) ?? { rarity: 0, weight: 0 }
    sum += weight
    square += rarity * rarity
  }
  return sigmoid(bias + sum / (Math.sqrt(square) || 1))
}

/** Of signs seen more than once. */
function raritiesOf(examples: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { signs } of examples) {
    for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  }
  const kept = [...seen]
    .filter(([, times]) => times >= SEEN_MIN)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(
    kept.map(([sign, times]) => [sign, 1 + Math.log((1 + examples.length) / (1 + times))]),
  )
}

/** The weights of so many signs, and after them the bias. */
function descend(rows: readonly Row[], size: number): Float64Array {
  const weights = new Float64Array(size + 1)
  const step = adam(size + 1)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight) => RIDGE * weight)
    slope[size] = 0
    for (const { at, values, urgent } of rows) {
      const sum = at.reduce(
        (total, place, n) => total + (weights[place] ?? 0) * (values[n] ?? 0),
        0,
      )
      const error = sigmoid((weights[size] ?? 0) + sum) - urgent
      for (const [n, place] of at.entries()) {
        slope[place] = (slope[place] ?? 0) + error * (values[n] ?? 0)
      }
      slope[size] = (slope[size] ?? 0) + error
    }
    step(weights, slope, round)
  }
  return weights
}

/** Kingma and Ba 2015, with their constants. */
function adam(size: number) {
  const [mean, spread] = [new Float64Array(size), new Float64Array(size)]
  return (weights: Float64Array, slope: Float64Array, round: number) => {
    const [meanBias, spreadBias] = [1 - 0.9 ** round, 1 - 0.999 ** round]
    for (let at = 0; at < size; at += 1) {
      const by = slope[at] ?? 0
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * by
      const v = 0.999 * (spread[at] ?? 0) + 0.001 * by * by
      mean[at] = m
      spread[at] = v
      weights[at] = (weights[at] ?? 0) - (STEP * m) / meanBias / (Math.sqrt(v / spreadBias) + 1e-8)
    }
  }
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
