import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import express, { type RequestHandler, Router } from 'express'
import type { App } from '../../src/app.ts'
import { linePacks } from '../../src/billing/packs.ts'
import { createHear } from './hear.ts'

const ASSETS = fileURLToPath(new URL('assets', import.meta.url))

const PAGES: Record<string, string> = {
  '/': 'home',
  '/terms': 'terms',
  '/paid': 'paid',
  '/payment-cancelled': 'payment-cancelled',
}

/** No inline script or style anywhere, nothing from another site. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The pages that people see. */
export function createWeb(app: App): Router {
  const eta = new Eta({ views: fileURLToPath(new URL('pages', import.meta.url)), cache: true })
  const router = Router()
  router.use('/assets/pico.min.css', picoCss())
  router.use('/assets', express.static(ASSETS))
  router.use('/hear', createHear(app))
  for (const [path, page] of Object.entries(PAGES)) {
    router.get(path, (_request, response) => {
      const facts = { baseUrl: app.config.baseUrl, linePacks: linePacks() }
      response.set(HEADERS).type('html').send(eta.render(page, facts))
    })
  }
  router.use((_request, response) => {
    response.status(404).set(HEADERS).type('html').send(eta.render('not-found', {}))
  })
  return router
}

function picoCss(): RequestHandler {
  const file = createRequire(import.meta.url).resolve('@picocss/pico/css/pico.min.css')
  return express.static(file, { immutable: true, maxAge: '1d' })
}
