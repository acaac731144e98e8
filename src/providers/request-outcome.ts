import type { RequestOutcome } from '../metrics/provider-metrics.ts'
import { TextRefused } from '../texts/texter.ts'
import { CallRefused } from './carrier.ts'
import { AddressRefused } from './mailer.ts'
import { BookingRefused } from './note-taker.ts'

const REFUSALS = [AddressRefused, BookingRefused, CallRefused, TextRefused]
const TOO_MANY_REQUESTS = 429

/** How a request to a provider ended, by what it threw; undefined for nothing. The SDKs have a status by two names. */
export function requestOutcome(error: unknown): RequestOutcome {
  if (error === undefined) return 'ok'
  if (REFUSALS.some((refusal) => error instanceof refusal)) return 'refused'
  if (error instanceof Error && error.name === 'ProviderResting') return 'not_asked'
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  const code = typeof status === 'number' ? status : statusCode
  const refused = typeof code === 'number' && code >= 400 && code < 500
  return refused && code !== TOO_MANY_REQUESTS ? 'refused' : 'failed'
}
