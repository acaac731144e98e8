import { originValidation } from '@modelcontextprotocol/express'
import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server'
import type { RequestHandler } from 'express'
import type { App } from '../../src/app.ts'
import { refuse } from './json-rpc-refusal.ts'

/**
 * A page of another site must not talk to this server through its visitor's browser: not from its own origin, nor under
 * a name that it made point here (DNS rebinding). Programs send no Origin.
 */
export function refuseOtherSites({ config }: App): RequestHandler[] {
  const hostnames = hostnamesOf(config.baseUrl)
  return [originValidation(hostnames), validHost(hostnames)]
}

/** The library's own looks at the header only: behind a trusted proxy what counts is what the proxy was asked for. */
function validHost(hostnames: string[]): RequestHandler {
  return (request, response, next) => {
    const host = validateHostHeader(request.host, hostnames)
    return host.ok ? next() : refuse(response, 403, host.message)
  }
}

/** This machine has several names. */
function hostnamesOf(baseUrl: string): string[] {
  const { hostname } = new URL(baseUrl)
  const local = localhostAllowedHostnames()
  return local.includes(hostname) ? local : [hostname]
}
