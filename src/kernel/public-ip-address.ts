import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

export type Address = { address: string; family: number }

/** Returns every address that a name resolves to. */
export type LookUp = (host: string) => Promise<Address[]>

const bySystem: LookUp = (host) => lookup(host, { all: true })

/** Thrown when a name resolves to our own network. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet`)
    this.name = 'NotPublic'
  }
}

/**
 * Resolves a host once. The caller must connect to this address, since another lookup may return a different one.
 * Rejected if any of its addresses is private or special, also IPv4 mapped into IPv6, unless `mayBePrivate`.
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
