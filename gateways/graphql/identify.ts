import type { Request } from 'express'
import { identifyBearer } from '../../src/accounts/identify-bearer.ts'
import type { Viewer } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { sameSecret } from '../../src/same-secret.ts'
import { isSameOrigin } from '../csrf.ts'
import { staffSessions } from '../staff-session.ts'

const BEARER = /^Bearer +(\S+)$/i

/** Who asks: a bearer of the staff token or of an API key, or our own page of a staff session. Anything else is nobody. */
export function identifier(app: App): (request: Request) => Promise<Viewer> {
  const isStaffPage = staffPage(app)
  return async (request) => {
    const authorization = request.header('authorization')
    if (authorization === undefined && isStaffPage(request)) return { kind: 'staff' }
    const [, token] = BEARER.exec(authorization ?? '') ?? []
    return identifyBearer(app, token)
  }
}

/** Browsers send a cookie unasked. The proof in a header of our own is what no other site, form or link can send. */
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
