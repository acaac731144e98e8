import type { Example } from './examples.ts'

/** `signs` ascend; `rarities` give the weight of each in an utterance; `weights` has one row of all marks per sign. */
export type Fitted = {
  marks: readonly string[]
  bias: Float64Array
  signs: Uint32Array
  rarities: Float64Array
  weights: Float64Array
}

/** Keeps weights small, so that no single sign decides much. Chosen by cross-validation, like the kinds of signs. */
const RIDGE = 0.05
const ROUNDS = 150
const STEP = 0.2
const SEEN_MIN = 2

/**
 * Logistic regression, one mark against the rest, with a ridge penalty, on signs weighted by rarity (tf-idf) and
 * normalised to equal length. Fitted with Adam on all examples at once, so the same examples give the same weights.
 * `balanced`: examples with and without a mark count equally in total, however many there are of each.
 */
export function fitWeights(
  examples: readonly Example[],
  { marks, balanced }: { marks: readonly string[]; balanced: boolean },
): Fitted {
  const { signs, rarities } = raritiesOf(examples)
  const rows = rowsOf(examples, signs, rarities)
  const wanted = marks.map((mark) => Uint8Array.from(examples, (one) => Number(one.mark === mark)))
  const worth = wanted.map((is) => {
    const many = is.reduce((sum, one) => sum + one, 0)
    const others = examples.reduce((sum, one, at) => sum + (is[at] ? 0 : one.worth), 0)
    return balanced ? others / (many || 1) : 1
  })
  const worths = Float64Array.from(examples, (one) => one.worth)
  const all = descend(rows, { wanted, worth, worths })
  const size = signs.length * marks.length
  const weights = all
    .subarray(0, size)
    .map((one, at) => one * (rarities[Math.floor(at / marks.length)] ?? 0))
  return { marks, bias: all.slice(size), signs, rarities, weights }
}

/** Only for signs seen more than once. */
function raritiesOf(examples: readonly Example[]): Pick<Fitted, 'signs' | 'rarities'> {
  const seen = new Map<number, number>()
  for (const { signs } of examples) {
    for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  }
  const kept = [...seen].filter(([, times]) => times >= SEEN_MIN).sort(([a], [b]) => a - b)
  return {
    signs: Uint32Array.from(kept, ([sign]) => sign),
    rarities: Float64Array.from(
      kept,
      ([, times]) => 1 + Math.log((1 + examples.length) / (1 + times)),
    ),
  }
}

/** Row `n` has the signs `at[starts[n]]` up to `at[starts[n + 1]]`, each with its share of the row. */
type Rows = { starts: Uint32Array; at: Uint32Array; parts: Float64Array; signs: number }

function rowsOf(examples: readonly Example[], signs: Uint32Array, rarities: Float64Array): Rows {
  const places = new Map(Array.from(signs, (sign, place) => [sign, place]))
  const starts = new Uint32Array(examples.length + 1)
  const at: number[] = []
  const parts: number[] = []
  for (const [row, { signs: said }] of examples.entries()) {
    const known = said.flatMap((sign) => places.get(sign) ?? [])
    const length = Math.hypot(...known.map((place) => rarities[place] ?? 0)) || 1
    for (const place of known) {
      at.push(place)
      parts.push((rarities[place] ?? 0) / length)
    }
    starts[row + 1] = at.length
  }
  return { starts, at: Uint32Array.from(at), parts: Float64Array.from(parts), signs: signs.length }
}

/** The weights: one row of all marks per sign, followed by the bias of each mark. */
function descend(rows: Rows, marked: Marked): Float64Array {
  const { wanted } = marked
  const weights = new Float64Array((rows.signs + 1) * wanted.length)
  const slope = new Float64Array(weights.length)
  const step = adam(weights.length)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let at = 0; at < rows.signs * wanted.length; at += 1)
      slope[at] = RIDGE * (weights[at] ?? 0)
    slope.fill(0, rows.signs * wanted.length)
    addErrors(rows, marked, { weights, slope })
    step(weights, slope, round)
  }
  return weights
}

/** `wanted`: the rows with each mark. `worth`: the weight of such a row. `worths`: that of each row without it. */
type Marked = { wanted: readonly Uint8Array[]; worth: readonly number[]; worths: Float64Array }

/** Both hold one row of all marks per sign, followed by the biases. */
type Slope = { weights: Float64Array; slope: Float64Array }

function addErrors(rows: Rows, { wanted, worth, worths }: Marked, { weights, slope }: Slope): void {
  const errors = new Float64Array(wanted.length)
  for (let row = 0; row + 1 < rows.starts.length; row += 1) {
    sumRow(rows, row, weights, errors)
    for (const [mark, is] of wanted.entries()) {
      const worthOne = (is[row] ? worth[mark] : worths[row]) ?? 1
      errors[mark] = (sigmoid(errors[mark] ?? 0) - (is[row] ?? 0)) * worthOne
    }
    spreadErrors(rows, row, errors, slope)
  }
}

function sumRow(rows: Rows, row: number, weights: Float64Array, sums: Float64Array): void {
  const marks = sums.length
  sums.set(weights.subarray(rows.signs * marks))
  for (let n = rows.starts[row] ?? 0, end = rows.starts[row + 1] ?? 0; n < end; n += 1) {
    const base = (rows.at[n] ?? 0) * marks
    const part = rows.parts[n] ?? 0
    for (let mark = 0; mark < marks; mark += 1) add(sums, mark, (weights[base + mark] ?? 0) * part)
  }
}

function spreadErrors(rows: Rows, row: number, errors: Float64Array, slope: Float64Array): void {
  const marks = errors.length
  const bias = rows.signs * marks
  for (let mark = 0; mark < marks; mark += 1) add(slope, bias + mark, errors[mark] ?? 0)
  for (let n = rows.starts[row] ?? 0, end = rows.starts[row + 1] ?? 0; n < end; n += 1) {
    const base = (rows.at[n] ?? 0) * marks
    const part = rows.parts[n] ?? 0
    for (let mark = 0; mark < marks; mark += 1) add(slope, base + mark, (errors[mark] ?? 0) * part)
  }
}

function add(to: Float64Array, at: number, by: number): void {
  to[at] = (to[at] ?? 0) + by
}

/** Kingma and Ba 2015, with their constants; the step shrinks towards the end. */
function adam(size: number) {
  const [mean, spread] = [new Float64Array(size), new Float64Array(size)]
  return (weights: Float64Array, slope: Float64Array, round: number) => {
    const [meanBias, spreadBias] = [1 - 0.9 ** round, 1 - 0.999 ** round]
    const far = STEP * (1 - (0.9 * round) / ROUNDS)
    for (let at = 0; at < size; at += 1) {
      const by = slope[at] ?? 0
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * by
      const v = 0.999 * (spread[at] ?? 0) + 0.001 * by * by
      mean[at] = m
      spread[at] = v
      weights[at] = (weights[at] ?? 0) - (far * m) / meanBias / (Math.sqrt(v / spreadBias) + 1e-8)
    }
  }
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
