import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

export type Address = { address: string; family: number }

/** Resolves a name to all its addresses. */
export type LookUp = (host: string) => Promise<Address[]>

const bySystem: LookUp = (host) => lookup(host, { all: true })

/** Thrown if a name leads to our own network. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet`)
    this.name = 'NotPublic'
  }
}

/**
 * A host's address, resolved once. Connect to this address, because another look-up may return a different one. Refused
 * if any of the host's addresses is private or special (including IPv4 mapped into IPv6), unless `mayBePrivate`.
 * @throws {NotPublic}
 */
export async function publicAddress(
  hostname: string,
  { mayBePrivate = false, lookUp = bySystem } = {},
): Promise<Address> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = await lookUp(host)
  const [first] = addresses
  const isFine = mayBePrivate || addresses.every(({ address }) => isPublic(address))
  if (!first || !isFine) throw new NotPublic(hostname)
  return first
}

export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
