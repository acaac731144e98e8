import { type Directions, WIDTH } from './adapter-file.ts'
import type { Example } from './direction-examples.ts'

const STEPS = 600
const RATE = 0.05
/** Holds the directions near those the encoder was trained with. Chosen on the turns of eight businesses left out. */
const HOLD = 1e-4
/** A turn counts as much as so many rows. */
const TURN_WORTH = 3
const ASKED = ['told', 'unknown', 'nothing', 'owner'] as const

/** A place's running means of its gradient and of the gradient's square (Adam). */
type Momentum = { slope: Float64Array; spread: Float64Array }

/** The directions under which the examples are likeliest, each step on all of them: the same examples give the same. */
export function fitted(before: Directions, examples: readonly Example[]): Directions {
  const now = before.map((one) => Float64Array.from(one))
  const momenta = now.map(({ length }) => ({
    slope: new Float64Array(length),
    spread: new Float64Array(length),
  }))
  for (let step = 1; step <= STEPS; step += 1) {
    for (const [place, gradient] of gradients(now, before, examples).entries()) {
      const [one, momentum] = [now[place], momenta[place]]
      if (one && momentum) move(one, momentum, gradient, step)
    }
  }
  return now
}

function move(one: Float64Array, momentum: Momentum, gradient: Float64Array, step: number): void {
  const { slope, spread } = momentum
  for (const [at, by] of gradient.entries()) {
    slope[at] = 0.9 * (slope[at] ?? 0) + 0.1 * by
    spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * by * by
    const mean = (slope[at] ?? 0) / (1 - 0.9 ** step)
    const size = Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** step))
    one[at] = (one[at] ?? 0) - (RATE * mean) / (size + 1e-8)
  }
}

function gradients(now: Directions, start: Directions, examples: readonly Example[]) {
  const sums = now.map((one) => new Float64Array(one.length))
  let worth = 0
  for (const example of examples) {
    const weight = example.isTurn ? TURN_WORTH : 1
    const likely = likelihoods(now, example)
    const wanted = wantedOf(example, likely)
    worth += weight
    for (const [place, sum] of sums.entries()) {
      const off = weight * ((likely[place + 1] ?? 0) - (wanted[place + 1] ?? 0))
      for (let at = 0; at <= WIDTH; at += 1)
        sum[at] = (sum[at] ?? 0) + off * (example.vector[at] ?? 0)
    }
  }
  return sums.map((sum, place) =>
    sum.map(
      (one, at) => one / worth + HOLD * ((now[place]?.[at] ?? 0) - (start[place]?.[at] ?? 0)),
    ),
  )
}

/** In rows, where nobody marked what only the owner settles, it may stand among what is unknown or asks nothing. */
function wantedOf({ asked, isTurn }: Example, likely: readonly number[]): readonly number[] {
  if (isTurn) return asked
  const [told = 0, unknown = 0, nothing = 0] = asked
  const [, ofUnknown = 0, ofNothing = 0, ofOwner = 0] = likely
  const kept = (share: number, own: number) => (share === 0 ? 0 : (share * own) / (own + ofOwner))
  const [keptUnknown, keptNothing] = [kept(unknown, ofUnknown), kept(nothing, ofNothing)]
  return [told, keptUnknown, keptNothing, unknown + nothing - keptUnknown - keptNothing]
}

function likelihoods(directions: Directions, { vector, told }: Example): number[] {
  const scores = [told, ...directions.map((one) => product(one, vector))]
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at <= WIDTH; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Of the examples that ask for one thing, what each is judged to ask: a line for each of `ASKED`. */
export function describe(directions: Directions, examples: readonly Example[]): string {
  const lines = ASKED.map((name, place) => {
    const some = examples.filter(({ asked }) => asked[place] === 1)
    const judged = some.map((one) => {
      const likely = likelihoods(directions, one)
      return likely.indexOf(Math.max(...likely))
    })
    const counts = ASKED.map((as, at) => `${as} ${judged.filter((one) => one === at).length}`)
    return `  ${name}, ${some.length}: ${counts.join(', ')}`
  })
  return `${lines.join('\n')}\n`
}
