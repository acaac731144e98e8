import { AddressRefused } from '../platform/mail/mailer.ts'
import type { RequestOutcome } from '../platform/metrics/provider-metrics.ts'
import { TextRefused } from '../platform/texts/texter.ts'
import { BookingRefused } from './note-takers/note-taker.ts'
import { SignInError } from './openid/sign-in-error.ts'
import { CallRefused } from './twilio/carrier.ts'

const REFUSALS = [AddressRefused, BookingRefused, CallRefused, TextRefused]
const NOT_ASKED = new Set(['ProviderResting', 'ClaimLost'])
const TOO_MANY_REQUESTS = 429

/** How a request to a provider ended, from the error thrown, if any. SDKs call it `status` or `statusCode`. */
export function requestOutcome(error: unknown): RequestOutcome {
  if (error === undefined) return 'ok'
  if (REFUSALS.some((refusal) => error instanceof refusal)) return 'refused'
  if (error instanceof Error && NOT_ASKED.has(error.name)) return 'not_asked'
  // The callback may contain anything, so a refused sign-in says nothing about the provider.
  if (error instanceof SignInError && error.failure !== 'provider_down') return 'refused'
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown }
  const code = typeof status === 'number' ? status : statusCode
  const refused = typeof code === 'number' && code >= 400 && code < 500
  return refused && code !== TOO_MANY_REQUESTS ? 'refused' : 'failed'
}
