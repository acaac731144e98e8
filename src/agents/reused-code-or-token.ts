import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'

/**
 * An agent that retries sends its code again within moments; that is refused when it comes to using it up, and no more.
 * A code that comes later was stolen, and a refresh token that comes again at any time.
 */
export function isReused(
  { clock }: App,
  { model, consumedAt }: { model: string; consumedAt: Date | null },
) {
  if (consumedAt === null) return false
  return model !== 'AuthorizationCode' || addSeconds(consumedAt, RETRIED_SECONDS) < clock.now()
}

const RETRIED_SECONDS = 1
