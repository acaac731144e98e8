/** One thing said: its signs, each once, and what it was marked with. */
export type Example = { signs: readonly string[]; mark: string }

/** `rarity`: how much of an utterance a sign is. `weights`: how much that speaks for each mark, or against it. */
export type Sign = { rarity: number; weights: readonly number[] }

/** `bias` is what is assumed of an utterance without any known sign, mark by mark. */
export type Weights = {
  marks: readonly string[]
  bias: readonly number[]
  signs: ReadonlyMap<string, Sign>
}

/** Keeps weights small, so that one sign alone decides little. Chosen by cross-validation, like the kinds of signs. */
const RIDGE = 0.1
const ROUNDS = 400
const STEP = 0.1
const SEEN_MIN = 2

type Row = { at: number[]; values: number[]; mark: string }

/**
 * Logistic regression, one mark against all others, with a ridge penalty on signs weighed by their rarity (tf-idf), every
 * utterance of the same length. Fitted by Adam on all examples at once, so the same examples give the same weights. `balanced`:
 * those with a mark count as much as those without, however many there are of each.
 */
export function fitWeights(
  examples: readonly Example[],
  marks: readonly string[],
  { balanced = false } = {},
): Weights {
  const rarities = raritiesOf(examples)
  const names = [...rarities.keys()]
  const places = new Map(names.map((name, place) => [name, place]))
  const rows = examples.map(({ signs, mark }): Row => {
    const known = signs.filter((sign) => places.has(sign))
    const values = known.map((sign) => rarities.get(sign) ?? 0)
    const length = Math.hypot(...values) || 1
    return {
      at: known.map((sign) => places.get(sign) ?? 0),
      values: values.map((value) => value / length),
      mark,
    }
  })
  const fitted = marks.map((mark) =>
    descend(rows, { mark, worth: balanced ? worthOf(mark, rows) : 1 }, names.length),
  )
  const signs = names.map((name, place) => {
    const rarity = rarities.get(name) ?? 0
    return [name, { rarity, weights: fitted.map((one) => (one[place] ?? 0) * rarity) }] as const
  })
  return {
    marks,
    bias: fitted.map((one) => one[names.length] ?? 0),
    signs: new Map(signs),
  }
}

/** How likely it is that something said with these signs bears each of the marks. */
export function likelihoods({ bias, signs: known }: Weights, signs: readonly string[]): number[] {
  const sums = bias.map(() => 0)
  let square = 0
  for (const sign of signs) {
    const found = known.get(sign)
    if (!found) continue
    for (const [at, weight] of found.weights.entries()) sums[at] = (sums[at] ?? 0) + weight
    square += found.rarity * found.rarity
  }
  const length = Math.sqrt(square) || 1
  return bias.map((assumed, at) => sigmoid(assumed + (sums[at] ?? 0) / length))
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

/** `worth`: how many of the others one of its examples is worth. */
type Wanted = { mark: string; worth: number }

function worthOf(mark: string, rows: readonly Row[]): number {
  const many = rows.filter((row) => row.mark === mark).length
  return (rows.length - many) / (many || 1)
}

/** The weights of so many signs for one mark, and after them the bias. */
function descend(rows: readonly Row[], wanted: Wanted, size: number): Float64Array {
  const weights = new Float64Array(size + 1)
  const step = adam(size + 1)
  for (let round = 1; round <= ROUNDS; round += 1)
    step(weights, slopeOf(rows, wanted, weights), round)
  return weights
}

function slopeOf(
  rows: readonly Row[],
  { mark, worth }: Wanted,
  weights: Float64Array,
): Float64Array {
  const bias = weights.length - 1
  const slope = weights.map((weight) => RIDGE * weight)
  slope[bias] = 0
  for (const row of rows) {
    const isWanted = row.mark === mark
    const error = (sigmoid(sumOf(row, weights)) - Number(isWanted)) * (isWanted ? worth : 1)
    for (let n = 0; n < row.at.length; n += 1) {
      const place = row.at[n] ?? 0
      slope[place] = (slope[place] ?? 0) + error * (row.values[n] ?? 0)
    }
    slope[bias] = (slope[bias] ?? 0) + error
  }
  return slope
}

function sumOf({ at, values }: Row, weights: Float64Array): number {
  let sum = weights.at(-1) ?? 0
  for (let n = 0; n < at.length; n += 1) sum += (weights[at[n] ?? 0] ?? 0) * (values[n] ?? 0)
  return sum
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
