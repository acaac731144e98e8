import type { RequestHandler } from 'express'

/** Lets pages of any site call a public endpoint, without cookies, so they act for nobody. */
export function forAnySite(method: 'GET' | 'POST'): RequestHandler {
  return (request, response, next) => {
    response.set({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': method,
      // MCP clients send their protocol version in a header here too.
      'access-control-allow-headers': '*',
    })
    if (request.method === 'OPTIONS') response.status(204).end()
    else next()
  }
}
