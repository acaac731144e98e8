import { fileURLToPath } from 'node:url'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { App } from '../../../src/app.ts'
import { sandboxedProviders } from '../../../src/kernel/config/sandboxed-providers.ts'
import { codeBlock, codeTabs } from '../../../src/kernel/text/code-block.ts'
import { typographic } from '../../../src/kernel/text/typographic.ts'
import { renderProblem } from '../../browser/problem-page.ts'
import { renderPage } from '../../browser/render-page.ts'
import { readSession } from '../../browser/require-session.ts'
import { stylesheets } from '../../web/stylesheets.ts'
import { openApiDocument } from './document.ts'
import { ownKeys } from './own-keys.ts'
import { inline, requestHtml } from './reference/code-html.ts'
import { limitsInWords } from './reference/fields.ts'
import { foundParts, withMarks } from './reference/found-parts.ts'
import { llmsFullText, llmsText } from './reference/llms.ts'
import { codesOfAll, objectId, REFERENCE } from './reference/operations.ts'
import { allPages, markdownPath, type Page, referenceOf } from './reference/pages.ts'
import { searchOf } from './reference/search.ts'

/**
 * The description at /openapi.json, and the API reference: HTML pages, the same pages as Markdown, a search, and files
 * for language models. All of it is readable without scripts.
 */
export function createReference(app: App): Router {
  const told = once(() => tellAll(app))
  const router = Router()
  const send = (type: string, read: () => string): RequestHandler => {
    return (_request, response) => void response.set(CHECKED).type(type).send(read())
  }
  router.get(
    '/openapi.json',
    send('application/json', () => told().json),
  )
  router.get(
    '/llms.txt',
    send('text/plain', () => told().llms),
  )
  router.get(
    '/llms-full.txt',
    send('text/plain', () => told().llmsFull),
  )
  // Where one looks first for the reference of any API.
  router.get('/docs', (_request, response) => response.redirect(302, REFERENCE))
  router.get(`${REFERENCE}/search`, readSession(app), (request, response) =>
    showFound(request, response, told()),
  )
  router.get(
    /^\/developers\/(reference|changelog)/,
    readSession(app),
    async ({ path }, response, next) => {
      const { pages, files } = told()
      const page = pages.get(path)
      const file = files.get(path)
      if (page) showPage(response, { ...told().facts, keys: await ownKeys(app, response) }, page)
      else if (file !== undefined) response.set(CHECKED).type('text/markdown').send(file)
      else if (path.startsWith(`${REFERENCE}/`)) renderProblem(response, 404, NO_SUCH_PAGE)
      else next()
    },
  )
  for (const file of ['frontdesk.ts', 'schema.ts']) {
    router.get(`/developers/${file}`, (_request, response) => {
      response.set(CHECKED).type('text/plain').sendFile(file, { root: CLIENT })
    })
  }
  router.use('/assets', stylesheets(ASSETS), express.static(ASSETS))
  return router
}

/** Revalidated by ETag on each load, so a new version is seen at once. */
const CHECKED = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

const NO_SUCH_PAGE = {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
  action: { href: REFERENCE, label: 'Go to the API reference' },
}

/** How many results fit in the list below the search field. */
const FOUND_BELOW_FIELD_MAX = 20

const ASSETS = fileURLToPath(new URL('reference/assets', import.meta.url))
const CLIENT = fileURLToPath(new URL('../../../clients/typescript', import.meta.url))

type Told = ReturnType<typeof tellAll>

function tellAll({ config }: App) {
  const document = openApiDocument(config.baseUrl)
  const reference = referenceOf(typeset(document), config.rateLimitPerMinute)
  const pages = allPages(reference)
  return {
    json: JSON.stringify(document),
    llms: llmsText(reference),
    llmsFull: llmsFullText(reference),
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Map(pages.map((page) => [markdownPath(page), `${page.markdown}\n`])),
    search: searchOf(reference),
    facts: {
      reference,
      everywhere: codesOfAll(reference.groups.flatMap(({ group }) => group?.operations ?? [])),
      isSandbox: sandboxedProviders(config).length > 0,
      codeBlock,
      codeTabs,
      limitsInWords,
      inline,
      requestHtml,
      objectId,
    },
  }
}

/** The description as people read it: its texts with the quotes of print. */
function typeset<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), (key, value) =>
    TEXTS.has(key) && typeof value === 'string' ? typographic(value) : value,
  )
}

const TEXTS = new Set(['summary', 'description'])

function showPage(response: Response, facts: object, page: Page) {
  const template = page.group ? 'operations' : 'prose'
  renderPage(response, `rest/openapi/reference/${template}`, { ...facts, page })
}

/** The search results, as a page or as JSON for the page's own script. */
function showFound({ query }: Request, response: Response, { search, facts }: Told) {
  const asked = typeof query.q === 'string' ? query.q : ''
  const found = search(asked)
  response.vary('accept')
  if (response.req.accepts(['html', 'json']) === 'json')
    response.set(CHECKED).json({ found: found.slice(0, FOUND_BELOW_FIELD_MAX) })
  else {
    const parts = foundParts(found, asked)
    renderPage(response, 'rest/openapi/reference/search', { ...facts, asked, parts, withMarks })
  }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
