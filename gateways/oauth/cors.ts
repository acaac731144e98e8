import type { RequestHandler } from 'express'

/** Lets pages of any site call a public door: without cookies, so that it acts for nobody. */
export function forAnySite(method: 'GET' | 'POST'): RequestHandler {
  return (request, response, next) => {
    response.set({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': method,
      // Clients of MCP name their protocol's version here too.
      'access-control-allow-headers': '*',
    })
    if (request.method === 'OPTIONS') response.status(204).end()
    else next()
  }
}
