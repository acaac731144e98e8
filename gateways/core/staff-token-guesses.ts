import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'
import { type Asking, networkOf } from './client-network.ts'
import { consume } from './take-points.ts'

/** A token of 256 bits is not guessed; one that an operator chose may be. */
const TRIES = { keyPrefix: 'staff_guess', points: 10, duration: 60 }

/**
 * Whether a text is the staff token, with wrong ones counted alike on every door that takes
 * it: ten a minute and network. Past them a right one is not told from a wrong one either.
 */
export function staffGuesses({ config, requestCounter, staffToken }: App) {
  const tokens = [staffToken, ...config.otherStaffTokens]
  const limiter = requestCounter.limiter(TRIES)
  return async (
    request: Asking,
    token: string,
  ): Promise<{ isStaff: boolean; waitSeconds?: number }> => {
    const network = networkOf(request)
    if (!tokens.some((wanted) => sameSecret(token, wanted))) {
      const { state, refused } = await consume(limiter, network)
      return refused ? tooMany(state.msBeforeNext) : { isStaff: false }
    }
    const before = await limiter.get(network)
    const isOver = before !== null && before.consumedPoints > TRIES.points
    return isOver ? tooMany(before.msBeforeNext) : { isStaff: true }
  }
}

function tooMany(waitMs: number) {
  return { isStaff: false, waitSeconds: Math.ceil(waitMs / 1_000) }
}
