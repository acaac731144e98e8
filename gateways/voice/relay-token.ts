import { createHmac } from 'node:crypto'
import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'

/*
 * The carrier signs the socket's address, which is the same for every call: anyone who has seen one signature could
 * open sockets forever. So each call's instruction carries its own token, which comes back in the setup frame. It is an
 * HMAC with a secret only the carrier and we know: any process can check it, none has to store it, and a carrier that
 * asks twice gets the same instruction.
 */

/** A token for this call alone: 256 bits that cannot be guessed. */
export function relayToken({ config }: App, callSid: string): string {
  return cut(config.twilio.authToken, callSid)
}

function cut(authToken: string, callSid: string): string {
  return createHmac('sha256', authToken).update(`relay ${callSid}`).digest('base64url')
}

export function isRelayToken(app: App, callSid: string, token: string): boolean {
  return app.config.twilio.authTokens.some((authToken) =>
    sameSecret(token, cut(authToken, callSid)),
  )
}
