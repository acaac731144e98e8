import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

export type Address = { address: string; family: number }

/** Every address that a name leads to. */
export type LookUp = (host: string) => Promise<Address[]>

const bySystem: LookUp = (host) => lookup(host, { all: true })

/** Thrown when a name leads into our own network. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet`)
    this.name = 'NotPublic'
  }
}

/**
 * The address of a host, looked up once: whoever connects must connect to this one, for the next look-up may tell
 * another. Refused when any of its addresses is private or special, IPv4 in IPv6's clothes too, unless `mayBePrivate`.
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
