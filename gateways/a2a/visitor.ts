import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import { identifyBearer } from '../../src/accounts/identify-bearer.ts'
import type { Visitor } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/errors.ts'

const BEARER = /^Bearer +(\S+)$/i

/**
 * Who asks: a key that was sent, else an address. Anonymous is welcome here; a key that is none is told so, rather than
 * counted as nobody's.
 * @throws {ApiError} invalid_api_key
 */
export async function visitorOf(app: App, request: Request): Promise<Visitor> {
  const { authorization } = request.headers
  if (authorization === undefined) {
    return { kind: 'visitor', sender: network(request.ip ?? ''), keyed: false }
  }
  const [, token] = BEARER.exec(authorization) ?? []
  const viewer = await identifyBearer(app, token)
  if (viewer.kind === 'key') return { kind: 'visitor', sender: viewer.keyId, keyed: true }
  if (viewer.kind === 'staff') return { kind: 'visitor', sender: 'staff', keyed: true }
  throw new ApiError(
    'invalid_api_key',
    'Send a valid API key, or none: Authorization: Bearer <API_KEY>.',
  )
}

/** One subscriber has a whole /64 of IPv6 addresses, so they count as one. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()
}
