import { fileURLToPath } from 'node:url'
import express, { Router } from 'express'
import type { App } from '../../../src/app.ts'
import { renderPage } from '../../browser/pages.ts'
import { readSession } from '../../browser/session.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference/page.ts'

/**
 * The description at /openapi.json and the same for people at /developers/reference. The page is written here and has
 * no script: it opens at once on a phone, can be searched as text, and lets no code of others in.
 */
export function createReference(app: App): Router {
  const router = Router()
  const pages = once(() => renderPages(app.config.baseUrl))
  router.get('/openapi.json', (_request, response) => {
    response.set(CACHED).type('application/json').send(pages().json)
  })
  router.get('/developers/reference', readSession(app), (_request, response) => {
    renderPage(response, 'rest/openapi/reference/reference', pages().facts)
  })
  router.use('/assets/reference.css', express.static(CSS))
  return router
}

/** Checked by its ETag each time: a new version is seen at once. */
const CACHED = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

const CSS = fileURLToPath(new URL('reference/reference.css', import.meta.url))

function renderPages(baseUrl: string) {
  const document = openApiDocument(baseUrl)
  const facts = { page: referencePage(document), inline }
  return { json: JSON.stringify(document), facts }
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
