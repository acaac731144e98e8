import { addProduct, positive, product, productsOf, sharesOf } from './products.ts'
import { PLACES, TURNS_BEFORE, type Window } from './turns-around-question.ts'

export type Scale = { means: number[]; spreads: number[] }
export type Scales = { place: Scale; numbers: Scale }

/**
 * The likelihood that a turn leaves something open, from it and the turns around it: the mean of several networks of
 * one shape with different initial weights. `scales` normalize the features.
 */
export type Nets = { scales: Scales; weights: Float64Array[] }

/** The size of a turn's hidden vector. */
export const WIDE = 24
export const LOOKS = 4
/** Normalized features are clipped at this value. */
const FARTHEST = 4

/** The offsets of a network's weights, and their number. */
export type Plan = { starts: Record<Part, number>; length: number }
type Part = keyof ReturnType<typeof lengthsOf>

export function planOf({ place, numbers }: Scales): Plan {
  let length = 0
  const lengths = Object.entries(lengthsOf(place.means.length, numbers.means.length))
  const starts = lengths.map(([part, own]) => {
    length += own
    return [part, length - own]
  })
  return { starts: Object.fromEntries(starts), length }
}

function lengthsOf(ofPlace: number, ofNumbers: number) {
  return {
    read: WIDE * ofPlace,
    where: WIDE * PLACES,
    compare: WIDE * WIDE,
    compareAsked: WIDE * WIDE,
    compareBias: WIDE,
    look: LOOKS * WIDE,
    count: WIDE * ofNumbers,
    countBias: WIDE,
    weigh: (2 + LOOKS) * WIDE,
    bias: 1,
  }
}

/** A window with normalized features; missing turns are left out. */
export type Seen = { places: { at: number; numbers: Float64Array }[]; numbers: Float64Array }

export function seenIn({ places, numbers }: Window, scales: Scales): Seen {
  return {
    places: places.flatMap((place, at) =>
      place ? [{ at, numbers: comparable(place, scales.place) }] : [],
    ),
    numbers: comparable(numbers, scales.numbers),
  }
}

function comparable(numbers: readonly number[], { means, spreads }: Scale): Float64Array {
  return Float64Array.from(numbers, (one, at) => {
    const far = (one - (means[at] ?? 0)) / (spreads[at] ?? 1)
    return Math.max(-FARTHEST, Math.min(FARTHEST, far))
  })
}

export function likelihoodBy({ scales, weights }: Nets, window: Window): number {
  const plan = planOf(scales)
  const seen = seenIn(window, scales)
  const all = weights.map((own) => {
    const { weighed } = think(seen, own, plan)
    return chance(product(own, plan.starts.weigh, weighed) + (own[plan.starts.bias] ?? 0))
  })
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

export function chance(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

/** The intermediate values between features and likelihood. */
export type Thought = {
  read: Float64Array[]
  /** The index of the turn in question, in `read`. */
  asked: number
  compared: Float64Array[]
  /** For each attention head, its weights over the turns. */
  shares: Float64Array[]
  counted: Float64Array
  weighed: Float64Array
}

/**
 * Each turn is encoded alone, then compared with the turn in question; attention heads choose the turns that matter.
 */
export function think({ places, numbers }: Seen, weights: Float64Array, { starts }: Plan): Thought {
  const read = places.map((place) => {
    const from = starts.where + place.at * WIDE
    return positive(addProduct(slice(weights, from), weights, starts.read, place.numbers))
  })
  const asked = places.findIndex(({ at }) => at === TURNS_BEFORE)
  const ofAsked = read[asked] ?? new Float64Array(WIDE)
  const bias = slice(weights, starts.compareBias)
  const askedFor = addProduct(bias, weights, starts.compareAsked, ofAsked)
  const compared = read.map((own) =>
    positive(addProduct(askedFor.slice(), weights, starts.compare, own)),
  )
  const shares = Array.from({ length: LOOKS }, (_, look) =>
    sharesOf(productsOf(weights, starts.look + look * WIDE, compared)),
  )
  const counted = addProduct(slice(weights, starts.countBias), weights, starts.count, numbers)
  const looked = shares.map((share) => mixed(compared, share))
  const weighed = joined(ofAsked, ...looked, positive(counted))
  return { read, asked, compared, shares, counted, weighed }
}

function mixed(all: readonly Float64Array[], shares: Float64Array): Float64Array {
  const out = new Float64Array(WIDE)
  for (let at = 0; at < all.length; at += 1) {
    const [one, share] = [all[at], shares[at] ?? 0]
    for (let i = 0; one && i < WIDE; i += 1) out[i] = (out[i] ?? 0) + share * (one[i] ?? 0)
  }
  return out
}

/** Concatenates vectors. */
function joined(...all: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(all.length * WIDE)
  for (const [at, one] of all.entries()) out.set(one, at * WIDE)
  return out
}

function slice(weights: Float64Array, from: number): Float64Array {
  return weights.slice(from, from + WIDE)
}
