import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** A request, with the client's address if Express has determined it. */
export type Asking = IncomingMessage & { ip?: string | undefined }

/** Identifies a client without a credential: by IPv4 address or IPv6 /64 network. */
export function networkOf(request: Asking): string {
  return network(request.ip ?? '')
}

/** One subscriber usually has a whole IPv6 /64, so it counts as one. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()
}
