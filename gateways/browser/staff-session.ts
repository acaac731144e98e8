import { createHmac, randomBytes } from 'node:crypto'
import type { Request } from 'express'
import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'
import { hostCookie } from './session-cookie.ts'

const SESSION_SECONDS = 30 * 60

/**
 * An operator's cookie holds the session's end time, signed with the staff token. So nothing is stored, and a new staff
 * token ends every session. The cookie never contains the token itself.
 */
export function staffSessions({ config, clock, staffToken }: App) {
  const tokens = [staffToken, ...config.otherStaffTokens]
  const cookie = hostCookie(config.baseUrl, 'frontdesk_staff', SESSION_SECONDS)
  const seal = (purpose: string, text: string, token = staffToken) =>
    createHmac('sha256', token).update(`${purpose}:${text}`).digest('base64url')
  const isOpen = (value: string): boolean => {
    const [endsAt = '', nonce = '', given = ''] = value.split('.')
    const about = `${endsAt}.${nonce}`
    const isOurs = tokens.some((token) => sameSecret(given, seal('staff session', about, token)))
    return isOurs && Number(endsAt) > clock.now().getTime()
  }
  return {
    cookie,
    /** The cookie value of a new session. */
    open(): string {
      const endsAt = clock.now().getTime() + SESSION_SECONDS * 1_000
      const about = `${endsAt}.${randomBytes(16).toString('base64url')}`
      return `${about}.${seal('staff session', about)}`
    },
    /** The CSRF token of the browser's open session; undefined if it has none. */
    csrfOf(request: Request): string | undefined {
      const value = cookie.read(request)
      return value !== undefined && isOpen(value) ? seal('staff form', value) : undefined
    },
  }
}
