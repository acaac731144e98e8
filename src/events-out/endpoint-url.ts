import { isIP } from 'node:net'
import { z } from 'zod'
import type { App } from '../app.ts'
import { isPublic } from '../kernel/public-address.ts'

const CHARACTERS_MAX = 2_000
const NOT_HTTPS = 'is not an https address'

/**
 * Reads the address of an endpoint into its normal form: https, on the public internet as far as the address itself
 * tells. A host of `config.eventPrivateHosts` may be private, and http.
 */
export function endpointUrl(app: Pick<App, 'config'>) {
  return z.string().transform((given, context) => {
    const read = readEndpointUrl(app, given)
    if (read instanceof URL) return read.href
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })
}

function readEndpointUrl(app: Pick<App, 'config'>, given: string): URL | { problem: string } {
  const text = given.trim()
  const url = text.length <= CHARACTERS_MAX ? URL.parse(text) : null
  if (!url) return { problem: NOT_HTTPS }
  url.hash = ''
  if (url.username || url.password) return { problem: 'holds a name or a password' }
  if (isPrivateHost(app, url) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') return { problem: NOT_HTTPS }
  const isReached = !isIP(bare(url)) || isPublic(bare(url))
  return isReached ? url : { problem: 'is not on the public internet' }
}

/** Whether the operator lets events go there although it is in our own network: by `host`, or by `host:port` for one port. */
export function isPrivateHost({ config }: Pick<App, 'config'>, url: URL): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return config.eventPrivateHosts.some(
    (host) => host === url.hostname || host === `${url.hostname}:${port}`,
  )
}

/** An IPv6 address without its brackets. */
function bare({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
