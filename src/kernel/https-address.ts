import { isIP } from 'node:net'
import { isPublic } from './public-ip-address.ts'

const CHARACTERS_MAX = 2_000
const NOT_HTTPS = 'is not an https address'

/**
 * Parses and normalizes an address that somebody wants us to contact: https, and public as far as the address itself
 * shows. A host in `privateHosts` may be private and http.
 */
export function outsideAddress(
  given: string,
  privateHosts: readonly string[],
): URL | { problem: string } {
  const text = given.trim()
  const url = text.length <= CHARACTERS_MAX ? URL.parse(text) : null
  if (!url) return { problem: NOT_HTTPS }
  url.hash = ''
  if (url.username || url.password) return { problem: 'holds a name or a password' }
  if (isPrivateHost(url, privateHosts) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') return { problem: NOT_HTTPS }
  const isReached = !isIP(bare(url)) || isPublic(bare(url))
  return isReached ? url : { problem: 'is not on the public internet' }
}

/** Whether the operator allows this private address: `privateHosts` has `host`, or `host:port` for one port. */
export function isPrivateHost(url: URL, privateHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return privateHosts.some((host) => host === url.hostname || host === `${url.hostname}:${port}`)
}

/** An IPv6 address without its brackets. */
function bare({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
