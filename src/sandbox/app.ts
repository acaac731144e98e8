import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { sandboxFingerprint } from '../kernel/config/sandbox-secrets.ts'
import { calendars } from './calendars/calendars.ts'
import { compressedAsset } from './compressed-asset.ts'
import { faultsDoor } from './faults-door.ts'
import { frontPage, nothingHerePage } from './front-page.ts'
import { oidc } from './oidc/oidc.ts'
import { postmark } from './postmark/postmark.ts'
import { receiver } from './receiver/receiver.ts'
import { meetings } from './rooms/meetings.ts'
import type { Sandbox } from './sandbox.ts'
import { stripe } from './stripe/stripe.ts'
import { twilio } from './twilio/twilio.ts'

export const SERVICE = 'frontdesk-sandbox'

const PICO = dirname(createRequire(import.meta.url).resolve('@picocss/pico/css/pico.min.css'))
const OWN = fileURLToPath(new URL('assets', import.meta.url))
const OWN_NAMES = ['sandbox.css', 'local-times.js', 'grow-mail.js']
/** The product's own styles: a person who pays or signs in here comes from its pages and goes back to them. */
const LOOK = fileURLToPath(new URL('../../gateways/web/assets', import.meta.url))
const SHARED = ['site.css', 'code.css', 'copy-code.js', 'icon.svg']
const ASSETS: [folder: string, names: string[]][] = [
  [PICO, ['pico.min.css']],
  [OWN, OWN_NAMES],
  [LOOK, SHARED],
]

/** Serves every stand-in at its provider's own paths, their pages, and the routes for faults and health. */
export function createSandboxApp(sandbox: Sandbox): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(pageSafety)
  app.get('/healthz', (_request, response) => {
    response.json({
      ok: true,
      service: SERVICE,
      folder: sandboxFingerprint(sandbox.config.dataDir),
    })
  })
  for (const [folder, names] of ASSETS) {
    for (const name of names) app.get(`/assets/${name}`, compressedAsset(folder, name))
  }
  app.get('/', (_request, response) => {
    response.send(frontPage(sandbox))
  })
  app.use('/faults', faultsDoor(sandbox))
  const standIns = [stripe, postmark, twilio, meetings, oidc, receiver, calendars]
  for (const standIn of standIns) app.use(standIn(sandbox).router)
  app.use((request, response) => {
    response.status(404).vary('accept')
    if (request.accepts(['json', 'html']) === 'html') response.send(nothingHerePage())
    else response.json({ error: { message: 'Nothing here.' } })
  })
  app.use(failure(sandbox))
  return app
}

const pageSafety: RequestHandler = (_request, response, next) => {
  response.set({
    'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  })
  next()
}

function failure({ log }: Sandbox): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) return next(error)
    const status = Number(error?.status)
    if (status >= 400 && status < 500) {
      response.status(status).json({ error: { message: 'The request cannot be read.' } })
      return
    }
    log.error({ err: error }, 'sandbox request failed')
    response.status(500).json({ error: { message: 'The sandbox failed; see its log.' } })
  }
}
