import type { Request } from 'express'
import type { Viewer } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/kernel/secrets/constant-time-compare.ts'
import { isSameOrigin } from '../browser/csrf.ts'
import { staffSessions } from '../browser/staff-session.ts'
import { bearers, bearerToken } from '../core/bearer.ts'
import { invalidApiKey } from '../core/invalid-api-key.ts'

/** Identifies the client: by staff token, by API key, or as our own page of a staff session; else anonymous. */
export function identifier(app: App): (request: Request) => Promise<Viewer> {
  const isStaffPage = staffPage(app)
  const bearerOf = bearers(app)
  return async (request) => {
    const isPage = request.header('authorization') === undefined && isStaffPage(request)
    return isPage ? { kind: 'staff' } : bearerOf(request)
  }
}

/**
 * Refuses a bearer token that is none of ours: told `forbidden`, the client would take it for a lack of rights. A
 * request without one goes on, as some fields are open to all.
 * @throws {ApiError} invalid_api_key
 */
export function refuseWrongKey({ headers }: Request, { kind }: Viewer): void {
  if (kind === 'anonymous' && bearerToken(headers) !== undefined) throw invalidApiKey()
}

/**
 * Browsers send cookies by themselves. The CSRF token in our own header is something no other site, form or link can
 * send.
 */
function staffPage(app: App) {
  const sessions = staffSessions(app)
  return (request: Request): boolean => {
    const proof = request.header('x-csrf-token')
    if (request.method !== 'POST' || proof === undefined || !isSameOrigin(app, request))
      return false
    const csrf = sessions.csrfOf(request)
    return csrf !== undefined && sameSecret(proof, csrf)
  }
}
