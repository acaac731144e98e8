import type { IncomingHttpHeaders } from 'node:http'
import { looksLikeApiKey } from '../../src/accounts/api-key-text.ts'
import type { Viewer } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import type { Asking } from './client-network.ts'
import { staffGuesses } from './staff-token-guesses.ts'

const BEARER = /^Bearer +(\S+)$/i

/**
 * Resolves a bearer token where both the staff token and API keys are accepted: staff, an account's key, or anonymous.
 * The function throws {ApiError} rate_limited after too many wrong tokens.
 */
export function bearers(app: App): (request: Asking) => Promise<Viewer> {
  const guess = staffGuesses(app)
  return async (request) => {
    const token = bearerToken(request.headers)
    if (token === undefined) return { kind: 'anonymous' }
    const viewer = await app.keyRing.find(token)
    if (viewer) return viewer
    if (looksLikeApiKey(token)) return { kind: 'anonymous' }
    const { isStaff, waitSeconds } = await guess(request, token)
    if (waitSeconds !== undefined) throw tooManyGuesses(waitSeconds)
    return { kind: isStaff ? 'staff' : 'anonymous' }
  }
}

export function bearerToken({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  return BEARER.exec(authorization)?.[1]
}

function tooManyGuesses(retryAfterSeconds: number): ApiError {
  const message = `Too many wrong tokens from this network; wait ${retryAfterSeconds} s.`
  return new ApiError('rate_limited', message, { retryAfterSeconds })
}
