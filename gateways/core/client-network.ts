import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** A request whose address Express has found, where it came by Express. */
export type Asking = IncomingMessage & { ip?: string | undefined }

/** Who counts as one client when there is no credential: an address, or all that one subscriber has. */
export function networkOf(request: Asking): string {
  return network(request.ip ?? '')
}

/** One subscriber has a whole /64 of IPv6 addresses, so they count as one. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()
}
