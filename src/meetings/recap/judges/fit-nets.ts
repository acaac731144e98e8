import {
  chance,
  LOOKS,
  type Nets,
  type Plan,
  planOf,
  type Scale,
  type Scales,
  type Seen,
  seenIn,
  type Thought,
  think,
  WIDE,
} from './likelihood-by-net.ts'
import { back, product, productsOf } from './products.ts'
import type { Window } from './turns-around-question.ts'

export type Example = { window: Window; is: boolean }

const NETS = 2
const ROUNDS = 14
const AT_ONCE = 32
const RATE = 3e-3
/** The final learning rate as a share of the first. */
const LAST_RATE = 0.02
const DECAY = 0.05
/** Dropout share, so that no single feature decides. */
const LEFT_OUT = 0.3
const SPREAD_MIN = 0.01

/** AdamW in mini-batches, in a seeded order: the same examples give the same networks. */
export function fitNets(examples: readonly Example[]): Nets {
  const scales = scalesOf(examples)
  const rows = examples.map(({ window, is }) => ({ seen: seenIn(window, scales), is }))
  const weights = Array.from({ length: NETS }, (_, net) => fitNet(rows, planOf(scales), net + 1))
  return { scales, weights }
}

type Row = { seen: Seen; is: boolean }

function fitNet(rows: readonly Row[], plan: Plan, seed: number): Float64Array {
  const random = randomFrom(seed)
  const weights = begun(plan, random)
  const slopes = new Float64Array(plan.length)
  const [first, second] = [new Float64Array(plan.length), new Float64Array(plan.length)]
  const steps = ROUNDS * Math.ceil(rows.length / AT_ONCE)
  for (let step = 0, order: Row[] = []; step < steps; step += 1) {
    if (order.length === 0) order = shuffled(rows, random)
    slopes.fill(0)
    const batch = order.splice(0, AT_ONCE)
    for (const row of batch) addSlopes(slopes, row, { weights, plan, random })
    const rate = RATE * Math.max(LAST_RATE, 1 - step / steps)
    const [lessFirst, lessSecond] = [1 - 0.9 ** (step + 1), 1 - 0.999 ** (step + 1)]
    for (let at = 0; at < plan.length; at += 1) {
      const slope = (slopes[at] ?? 0) / batch.length
      const one = 0.9 * (first[at] ?? 0) + 0.1 * slope
      const two = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope
      first[at] = one
      second[at] = two
      const asked = one / lessFirst / (Math.sqrt(two / lessSecond) + 1e-8)
      const own = weights[at] ?? 0
      weights[at] = own - rate * (asked + DECAY * own)
    }
  }
  return weights
}

type Way = { weights: Float64Array; plan: Plan; random: () => number }

/** Backpropagates the error to each weight. */
function addSlopes(slopes: Float64Array, row: Row, way: Way): void {
  const { weights, plan } = way
  const { starts } = plan
  const thought = think(row.seen, weights, plan)
  const ofWeighed = slopesOfWeighed(slopes, { row, thought, way })
  const ofCounted = passed(ofWeighed.subarray((1 + LOOKS) * WIDE), thought.counted)
  add(slopes, starts.countBias, ofCounted)
  back(slopes, weights, starts.count, { vector: row.seen.numbers, out: ofCounted })
  const ofCompared = slopesOfCompared(slopes, { thought, way, ofWeighed })
  const ofRead = slopesOfRead(slopes, { thought, way, ofCompared })
  const asked = ofRead[thought.asked]
  if (asked) add(asked, 0, ofWeighed.subarray(0, WIDE))
  for (let n = 0; n < ofRead.length; n += 1) {
    const [own, place, read] = [ofRead[n], row.seen.places[n], thought.read[n]]
    if (!(own && place && read)) continue
    passed(own, read)
    add(slopes, starts.where + place.at * WIDE, own)
    back(slopes, weights, starts.read, { vector: place.numbers, out: own })
  }
}

function slopesOfWeighed(
  slopes: Float64Array,
  { row, thought, way }: { row: Row; thought: Thought; way: Way },
): Float64Array {
  const { weights, plan, random } = way
  const { starts } = plan
  const heard = thought.weighed.slice()
  const kept = new Float64Array(heard.length)
  for (let at = 0; at < heard.length; at += 1) {
    kept[at] = random() < LEFT_OUT ? 0 : 1 / (1 - LEFT_OUT)
    heard[at] = (heard[at] ?? 0) * (kept[at] ?? 0)
  }
  const sum = product(weights, starts.weigh, heard) + (weights[starts.bias] ?? 0)
  const wrong = Float64Array.of(chance(sum) - Number(row.is))
  add(slopes, starts.bias, wrong)
  const out = back(slopes, weights, starts.weigh, { vector: heard, out: wrong })
  for (let at = 0; at < out.length; at += 1) out[at] = (out[at] ?? 0) * (kept[at] ?? 0)
  return out
}

function slopesOfCompared(
  slopes: Float64Array,
  { thought, way, ofWeighed }: { thought: Thought; way: Way; ofWeighed: Float64Array },
): Float64Array[] {
  const { weights, plan } = way
  const { compared, shares } = thought
  const out = compared.map(() => new Float64Array(WIDE))
  for (let look = 0; look < LOOKS; look += 1) {
    const share = shares[look] ?? ofWeighed
    const ofMix = ofWeighed.subarray((1 + look) * WIDE, (2 + look) * WIDE)
    const gains = productsOf(ofMix, 0, compared)
    const mean = product(gains, 0, share)
    const from = plan.starts.look + look * WIDE
    for (let n = 0; n < compared.length; n += 1) {
      const [to, one, own] = [out[n], compared[n], share[n] ?? 0]
      if (!(to && one)) continue
      const ofLook = own * ((gains[n] ?? 0) - mean)
      add(slopes.subarray(from, from + WIDE), 0, one, ofLook)
      add(to, 0, weights.subarray(from, from + WIDE), ofLook)
      add(to, 0, ofMix, own)
    }
  }
  return out
}

function slopesOfRead(
  slopes: Float64Array,
  { thought, way, ofCompared }: { thought: Thought; way: Way; ofCompared: Float64Array[] },
): Float64Array[] {
  const { weights, plan } = way
  const { starts } = plan
  const { read, compared, asked } = thought
  const ofAskedFor = new Float64Array(WIDE)
  const out: Float64Array[] = []
  for (let n = 0; n < read.length; n += 1) {
    const [own, one, vector] = [ofCompared[n], compared[n], read[n]]
    if (!(own && one && vector)) continue
    passed(own, one)
    add(ofAskedFor, 0, own)
    out.push(back(slopes, weights, starts.compare, { vector, out: own }))
  }
  add(slopes, starts.compareBias, ofAskedFor)
  const [vector, to] = [read[asked], out[asked]]
  if (vector && to) {
    add(to, 0, back(slopes, weights, starts.compareAsked, { vector, out: ofAskedFor }))
  }
  return out
}

function add(to: Float64Array, from: number, numbers: Float64Array, times = 1): void {
  for (let i = 0; i < numbers.length; i += 1) {
    to[from + i] = (to[from + i] ?? 0) + times * (numbers[i] ?? 0)
  }
}

/** Where the activation was zero, no gradient passes. */
function passed(slopes: Float64Array, numbers: Float64Array): Float64Array {
  for (let i = 0; i < slopes.length; i += 1) if ((numbers[i] ?? 0) <= 0) slopes[i] = 0
  return slopes
}

/** Small initial weights, so that signals neither grow nor fade through the layers. */
function begun({ starts, length }: Plan, random: () => number): Float64Array {
  const weights = new Float64Array(length)
  const wide = {
    read: (starts.where - starts.read) / WIDE,
    where: 16 * WIDE,
    compare: 2 * WIDE,
    compareAsked: 2 * WIDE,
    look: WIDE,
    count: (starts.countBias - starts.count) / WIDE,
    weigh: (2 + LOOKS) * WIDE,
  }
  const begins = Object.entries(starts).sort(([, a], [, b]) => a - b)
  for (const [at, [part, from]] of begins.entries()) {
    const inputs = wide[part as keyof typeof wide]
    const to = begins[at + 1]?.[1] ?? length
    for (let i = from; inputs && i < to; i += 1) weights[i] = (2 * random() - 1) / Math.sqrt(inputs)
  }
  return weights
}

function scalesOf(examples: readonly Example[]): Scales {
  return {
    place: scaleOf(
      examples.flatMap(({ window }) => window.places.flatMap((one) => (one ? [one] : []))),
    ),
    numbers: scaleOf(examples.map(({ window }) => window.numbers)),
  }
}

function scaleOf(rows: readonly (readonly number[])[]): Scale {
  const places = [...(rows[0] ?? []).keys()]
  const mean = (of: (row: readonly number[]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const means = places.map((at) => mean((row) => row[at] ?? 0))
  const spreads = places.map(
    (at) => Math.sqrt(mean((row) => ((row[at] ?? 0) - (means[at] ?? 0)) ** 2)) + SPREAD_MIN,
  )
  return { means, spreads }
}

function shuffled<One>(all: readonly One[], random: () => number): One[] {
  const order = [...all]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at], order[other]]
    if (a !== undefined && b !== undefined) [order[at], order[other]] = [b, a]
  }
  return order
}

/** Mulberry32: a seeded pseudo-random generator. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
