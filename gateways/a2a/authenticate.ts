import type { Visitor } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { bearers } from '../core/bearer.ts'
import { type Asking, networkOf } from '../core/client-network.ts'
import { askerOfNetwork, requestBucket } from '../core/rate-limit.ts'

export type Visitors = (request: Asking) => Promise<Visitor>

/**
 * Identifies the client, by API key if one is sent, else by network, and applies the rate limit. Anonymous clients are
 * allowed, but an invalid key is refused, not treated as anonymous. The function throws {ApiError} invalid_api_key,
 * rate_limited.
 */
export function visitors(app: App): Visitors {
  const identify = identifier(app)
  const bucket = requestBucket(app)
  return async (request) => {
    const visitor = await identify(request)
    if (visitor.sender === STAFF) return visitor
    const asker = visitor.keyed ? visitor.sender : askerOfNetwork(visitor.sender)
    const { refusal } = await bucket(asker)
    if (refusal) throw refusal
    return visitor
  }
}

const STAFF = 'staff'

function identifier(app: App): Visitors {
  const bearerOf = bearers(app)
  return async (request) => {
    if (request.headers.authorization === undefined) {
      return { kind: 'visitor', sender: networkOf(request), keyed: false }
    }
    const viewer = await bearerOf(request)
    if (viewer.kind === 'key') return { kind: 'visitor', sender: viewer.keyId, keyed: true }
    if (viewer.kind === 'staff') return { kind: 'visitor', sender: STAFF, keyed: true }
    throw new ApiError(
      'invalid_api_key',
      'Send a valid API key, or none: Authorization: Bearer <API_KEY>.',
    )
  }
}
