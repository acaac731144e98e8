import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'

/**
 * A retry sends its code again within moments; that is refused, and nothing more. A code that comes later, or a
 * refresh token that comes again at any time, was stolen: the grant ends.
 */
export function isReused(
  { clock }: App,
  { model, consumedAt }: { model: string; consumedAt: Date | null },
) {
  if (consumedAt === null) return false
  return model !== 'AuthorizationCode' || addSeconds(consumedAt, RETRIED_SECONDS) < clock.now()
}

const RETRIED_SECONDS = 1
