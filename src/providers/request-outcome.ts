import { SignInError } from '../accounts/sign-in-error.ts'
import type { RequestOutcome } from '../metrics/provider-metrics.ts'
import { CallRefused, TextRefused } from './carrier.ts'
import { AddressRefused } from './mailer.ts'
import { BookingRefused } from './note-taker.ts'

const REFUSALS = [AddressRefused, BookingRefused, CallRefused, TextRefused]
const NOT_ASKED = new Set(['ProviderResting', 'ClaimLost'])
const TOO_MANY_REQUESTS = 429

/** How a request to a provider ended, by what it threw; undefined for nothing. The SDKs have a status by two names. */
export function requestOutcome(error: unknown): RequestOutcome {
  if (error === undefined) return 'ok'
  if (REFUSALS.some((refusal) => error instanceof refusal)) return 'refused'
  if (error instanceof Error && NOT_ASKED.has(error.name)) return 'not_asked'
  // What a person brings back to us from there may be anything: it says nothing of the provider.
  if (error instanceof SignInError && error.failure !== 'provider_down') return 'refused'
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  const code = typeof status === 'number' ? status : statusCode
  const refused = typeof code === 'number' && code >= 400 && code < 500
  return refused && code !== TOO_MANY_REQUESTS ? 'refused' : 'failed'
}
