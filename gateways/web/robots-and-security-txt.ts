import { fileURLToPath } from 'node:url'
import { type RequestHandler, Router } from 'express'
import type { App } from '../../src/app.ts'
import { addSeconds } from '../../src/kernel/clock.ts'

/** RFC 9116 asks for an expiry date within a year; later readers fetch the file again. */
const SECURITY_SECONDS = 180 * 86_400

/** Kept from search engines: pages of one account, and links that contain a secret. */
const PRIVATE = [
  '/console',
  '/staff',
  '/hear/',
  '/m/',
  '/consent/',
  '/sign-in',
  '/paid',
  '/v1/',
  '/graphql',
  '/mcp',
]

/** Files that programs request from a site's root. */
export function siteFiles({ config, clock }: App): Router {
  const router = Router()
  const text = (read: () => string): RequestHandler => {
    return (_request, response) =>
      void response.set('cache-control', 'public, max-age=86400').type('text/plain').send(read())
  }
  router.get('/favicon.ico', (_request, response) => {
    response.sendFile('favicon.ico', { root: ASSETS, maxAge: 86_400_000 })
  })
  router.get(
    '/robots.txt',
    text(() => ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), ''].join('\n')),
  )
  router.get(
    '/.well-known/security.txt',
    text(() => securityText(config, addSeconds(clock.now(), SECURITY_SECONDS))),
  )
  return router
}

function securityText({ baseUrl, contactEmail }: App['config'], expires: Date): string {
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    `Policy: ${baseUrl}/privacy#contact`,
  ]
  return `${lines.join('\n')}\n`
}

const ASSETS = fileURLToPath(new URL('assets', import.meta.url))
