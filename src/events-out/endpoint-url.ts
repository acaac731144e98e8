import { isIP } from 'node:net'
import { isPublic } from '../agents/public-address.ts'
import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'

const CHARACTERS_MAX = 2_000

/**
 * The address of an endpoint in its normal form: https, on the public internet as far as the address itself tells. A
 * host of `config.eventPrivateHosts` may be private, and http.
 * @throws {ApiError} invalid_request
 */
export function readEndpointUrl(app: Pick<App, 'config'>, given: string): URL {
  const text = given.trim()
  if (text.length > CHARACTERS_MAX || !URL.canParse(text)) throw refused('is not an https address')
  const url = new URL(text)
  url.hash = ''
  if (url.username || url.password) throw refused('holds a name or a password')
  if (isPrivateHost(app, url) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') throw refused('is not an https address')
  if (isIP(bare(url)) && !isPublic(bare(url))) throw refused('is not on the public internet')
  return url
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

function refused(message: string): ApiError {
  return new ApiError('invalid_request', message, { field: ['url'] })
}
