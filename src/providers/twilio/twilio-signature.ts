import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import type { Config } from '../../kernel/config/config.ts'
import type { Carrier } from './carrier.ts'

/** Signed with one of our tokens. Every carrier request needs this, so it is loaded without the rest of the library. */
export function isSignedByTwilio({ twilio }: Pick<Config, 'twilio'>): Carrier['isSigned'] {
  return ({ url, signature, params }) =>
    twilio.authTokens.some((token) => validateRequest(token, signature, url, params))
}
