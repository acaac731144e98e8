import fc from 'fast-check'

/** Where a request's choices come from: all of them from the seed, so that the seed brings the same request again. */
export type Dice = {
  of<T>(arbitrary: fc.Arbitrary<T>): T
  pick<T>(from: readonly T[]): T
  /** True once in so many throws. */
  oneIn(sides: number): boolean
  /** From 0 up to `most`, both included. */
  upTo(most: number): number
}

/** `count` things made by dice, the same for the same seed. */
export function thrown<T>(seed: number, count: number, make: (dice: Dice) => T): T[] {
  return fc.sample(
    fc.gen().map((generate) => make(diceOf((arbitrary) => generate(() => arbitrary)))),
    { seed, numRuns: count },
  )
}

function diceOf(of: Dice['of']): Dice {
  const upTo = (most: number) => of(fc.nat({ max: most }))
  return {
    of,
    upTo,
    oneIn: (sides) => upTo(sides - 1) === 0,
    pick: (from) => from[upTo(from.length - 1)] as (typeof from)[number],
  }
}
