import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'
import { type Asking, networkOf } from './client-network.ts'
import { consume } from './take-points.ts'

/** Our own 256-bit token cannot be guessed, but one chosen by an operator might be. */
const TRIES = { keyPrefix: 'staff_guess', points: 10, duration: 60 }

/**
 * Checks the staff token. Wrong tokens count together on every API that accepts it: ten a minute per network. Over the
 * limit, a correct token is refused as well.
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
