import { originValidation } from '@modelcontextprotocol/express'
import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server'
import type { RequestHandler } from 'express'
import type { App } from '../../src/app.ts'
import { refuse } from './json-rpc-refusal.ts'

/**
 * A page of another site must not reach this server through its visitor's browser, neither from its own origin nor
 * under a name that it points here (DNS rebinding). Programs send no Origin.
 */
export function refuseOtherSites({ config }: App): RequestHandler[] {
  const hostnames = hostnamesOf(config.baseUrl)
  return [originValidation(hostnames), validHost(hostnames)]
}

/**
 * Behind a trusted proxy the host is the one the proxy was asked for; the library's check reads only the Host header.
 */
function validHost(hostnames: string[]): RequestHandler {
  return (request, response, next) => {
    const host = validateHostHeader(request.host, hostnames)
    return host.ok ? next() : refuse(response, 403, host.message)
  }
}

/** On localhost, all local names are accepted. */
function hostnamesOf(baseUrl: string): string[] {
  const { hostname } = new URL(baseUrl)
  const local = localhostAllowedHostnames()
  return local.includes(hostname) ? local : [hostname]
}
