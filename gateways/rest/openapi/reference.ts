import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import express, { Router } from 'express'
import type { App } from '../../../src/app.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference/page.ts'

/**
 * The description at /openapi.json and the same for people at /developers/reference. The page is written here and has
 * no script: it opens at once on a phone, can be searched as text, and lets no code of others in.
 */
export function createReference({ config }: App): Router {
  const router = Router()
  const pages = once(() => renderPages(config.baseUrl))
  router.get('/openapi.json', (_request, response) => {
    response.set(CACHED).type('application/json').send(pages().json)
  })
  router.get('/developers/reference', (_request, response) => {
    response.set(CACHED).set(PAGE_HEADERS).type('html').send(pages().html)
  })
  router.use('/assets/reference.css', express.static(CSS))
  return router
}

/** Checked by its ETag each time: a new version is seen at once. */
const CACHED = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
}

const CSS = fileURLToPath(new URL('reference/reference.css', import.meta.url))
const GATEWAYS = fileURLToPath(new URL('../..', import.meta.url))

function renderPages(baseUrl: string) {
  const document = openApiDocument(baseUrl)
  const eta = new Eta({ views: GATEWAYS })
  const html = eta.render('/rest/openapi/reference/reference', {
    page: referencePage(document),
    inline,
  })
  return { json: JSON.stringify(document), html }
}

/** What stands between backticks is code. */
function inline(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped.replace(/`([^`]+)`/g, '<code>$1</code>')
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
