import { createHmac, randomBytes } from 'node:crypto'
import type { Request } from 'express'
import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'
import { hostCookie } from './session-cookie.ts'

const SESSION_SECONDS = 30 * 60

/**
 * What a browser of an operator carries: when it ends, sealed with the staff token, so that nothing is stored and a new
 * token ends every session. It is never the token itself.
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
    /** A new session's value. */
    open(): string {
      const endsAt = clock.now().getTime() + SESSION_SECONDS * 1_000
      const about = `${endsAt}.${randomBytes(16).toString('base64url')}`
      return `${about}.${seal('staff session', about)}`
    },
    /** What proves that something was sent by a page of the browser's open session; undefined when it has none. */
    csrfOf(request: Request): string | undefined {
      const value = cookie.read(request)
      return value !== undefined && isOpen(value) ? seal('staff form', value) : undefined
    },
  }
}
