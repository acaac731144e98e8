import { createHmac, randomBytes } from 'node:crypto'
import type { App } from '../../../src/app.ts'
import { sameSecret } from '../../../src/same-secret.ts'
import { hostCookie } from '../../session-cookie.ts'

const SESSION_SECONDS = 30 * 60

/**
 * What a browser of an operator carries: when it ends, sealed with the staff token, so that nothing is stored and a new
 * token ends every session. It is never the token itself.
 */
export function staffSessions({ config, clock, staffToken }: App) {
  const cookie = hostCookie(config.baseUrl, 'frontdesk_staff', SESSION_SECONDS)
  const seal = (purpose: string, text: string) =>
    createHmac('sha256', staffToken).update(`${purpose}:${text}`).digest('base64url')
  return {
    cookie,
    isToken: (given: string) => sameSecret(given, staffToken),
    /** A new session's value. */
    open(): string {
      const endsAt = clock.now().getTime() + SESSION_SECONDS * 1_000
      const about = `${endsAt}.${randomBytes(16).toString('base64url')}`
      return `${about}.${seal('staff session', about)}`
    },
    isOpen(value: string): boolean {
      const [endsAt = '', nonce = '', given = ''] = value.split('.')
      const isOurs = sameSecret(given, seal('staff session', `${endsAt}.${nonce}`))
      return isOurs && Number(endsAt) > clock.now().getTime()
    },
    /** What proves that a form is of this session. */
    csrf: (value: string): string => seal('staff form', value),
  }
}
