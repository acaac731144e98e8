import fc from 'fast-check'

/** The source of a request's choices: all derive from the seed, so the same seed makes the same request. */
export type Dice = {
  of<T>(arbitrary: fc.Arbitrary<T>): T
  pick<T>(from: readonly T[]): T
  /** True once in `sides` throws. */
  oneIn(sides: number): boolean
  /** From 0 to `most`, both inclusive. */
  upTo(most: number): number
}

/** `count` values made by dice, the same for the same seed. */
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
