import { timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Config } from '../../kernel/config/config.ts'
import { TwilioError } from './api-error.ts'

/** Checks account SID and auth token as HTTP basic credentials. */
export function basicAuth({ twilio }: Pick<Config, 'twilio'>): RequestHandler {
  const pair = Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')
  const expected = Buffer.from(`Basic ${pair}`)
  return (request, response, next) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length === expected.length && timingSafeEqual(given, expected)) return next()
    response.set('WWW-Authenticate', 'Basic realm="Twilio API"')
    throw new TwilioError(401, 20003, 'Authenticate')
  }
}
