import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import type { Config } from '../../kernel/config/config.ts'
import type { Carrier } from './carrier.ts'

/** By one of our tokens. Every request of the carrier asks, so this is read without the rest of its library. */
export function isSignedByTwilio({ twilio }: Pick<Config, 'twilio'>): Carrier['isSigned'] {
  return ({ url, signature, params }) =>
    twilio.authTokens.some((token) => validateRequest(token, signature, url, params))
}
