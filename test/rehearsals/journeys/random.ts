export type Random = ReturnType<typeof randomOf>

/** The same seed gives the same choices (mulberry32). */
export function randomOf(seed: number) {
  let state = seed | 0
  /** From 0 up to, but not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    /** Both ends are included. */
    whole,
    oneOf<T>(from: readonly [T, ...T[]]): T {
      return from[whole(0, from.length - 1)] ?? from[0]
    },
    /** A separate generator, so that its choices do not change those of others. */
    fork: () => randomOf(whole(0, 2 ** 31 - 1)),
  }
}
