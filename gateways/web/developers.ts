import { type Request, type Response, Router } from 'express'
import { readShownSecret } from '../../src/accounts/show-secret-once.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { codeTabs } from '../../src/kernel/text/code-block.ts'
import { once, readerOf } from '../browser/double-submit.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { renderPage } from '../browser/render-page.ts'
import { requireSession } from '../browser/require-session.ts'
import { unwrap } from '../core/unwrap.ts'
import {
  DeveloperKeyMakeDocument,
  DeveloperKeyRevokeDocument,
  DeveloperPageDocument,
} from '../generated/operations.ts'
import { codeSamples } from '../rest/openapi/code-samples.ts'
import { agentMay } from './agent-permissions-in-words.ts'
import { createConnectedAgents } from './connected-agents.ts'
import { type ConsoleContext, openConsole } from './console/console-context.ts'
import { timesIn } from './console/frame/amounts-and-times-in-words.ts'
import { remedy } from './console/frame/form-remedies.ts'
import { readWaiting } from './console/frame/waiting-counts.ts'

/** Managing an account's API keys and connected agents. */
export function createDevelopers(app: App): Router {
  const desk = openConsole(app)
  const { ownForm } = desk

  async function showPage(response: Response, facts: PageFacts = {}, status = 200) {
    const account = await readAccount(desk, response)
    const { day } = timesIn(account.timeZone, app.clock.now())
    const shown = {
      ...desk.frame(response),
      ...account,
      ...facts,
      ...firstRequest(app),
      day,
      agentMay,
    }
    renderPage(response, 'web/pages/developers', shown, { status })
  }

  const router = Router()
  router.use('/developers', requireSession(app), readWaiting(desk))

  router.get('/developers', async (request, response) => {
    const { made: id, done } = request.query
    const made = typeof id === 'string' ? await readMade(response, id) : undefined
    await showPage(response, { made, done: DONE.find((known) => known === done) })
  })

  /** The key created by the previous form; its secret can be read once. */
  async function readMade(response: Response, id: string): Promise<PageFacts['made']> {
    const { keys } = await readAccount(desk, response)
    const made = keys.find((key) => key.id === id)
    return made && { name: made.name, key: await readShownSecret(app, readerOf(response, id)) }
  }

  async function makeKey(request: Request, response: Response) {
    const name = textOf(request, 'name')
    try {
      const made = await desk.run(response, DeveloperKeyMakeDocument, { name })
      const { key, apiKey } = unwrap(made.apiKeyCreate)
      const path = `/developers?made=${apiKey.id}#made`
      return { path, secret: { of: apiKey.id, text: key } }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await showPage(response, { refused: { name, message: remedy(error.message) } }, 400)
    }
  }

  router.post('/developers/keys', ownForm, once(app, makeKey))

  router.get('/developers/keys/:id/revoke', async (request, response) => {
    const { keys, timeZone } = await readAccount(desk, response)
    const key = keys.find(({ id }) => id === request.params.id)
    if (!key) return noSuchKey(response)
    const day = dayIn(timeZone)
    renderPage(response, 'web/pages/revoke-key', { ...desk.frame(response), key, day })
  })

  router.post('/developers/keys/:id/revoke', ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { apiKeyRevoke } = await desk.run(response, DeveloperKeyRevokeDocument, { id })
    if (apiKeyRevoke.__typename === 'ApiError') return noSuchKey(response)
    response.redirect(303, '/developers?done=revoked')
  })

  router.use(createConnectedAgents(desk))
  return router
}

/** The account with the keys that still work, and its agents. */
async function readAccount(desk: ConsoleContext, response: Response) {
  const read = await desk.run(response, DeveloperPageDocument, {})
  const { account, agentGrants: agents } = read
  const keys = account.apiKeys.filter(({ revokedAt }) => revokedAt === null)
  return { ...account, agents, keys, revoked: account.apiKeys.length - keys.length }
}

/** A date, in the account's time zone. */
function dayIn(timeZone: string): (at: string) => string {
  const { format } = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  return (at) => format(new Date(at))
}

/** A request in each language, as in the reference. */
function firstRequest({ config: { baseUrl } }: App) {
  const samples = codeSamples(baseUrl, { method: 'get', path: '/account', body: undefined })
  return { baseUrl, firstRequest: codeTabs('first-request', 'A first request', samples) }
}

type PageFacts = {
  made?: { key: string | undefined; name: string } | undefined
  refused?: { name: string; message: string }
  done?: (typeof DONE)[number] | undefined
}

/** Notices the page can show after a redirect. */
const DONE = ['revoked', 'disconnected'] as const

function noSuchKey(response: Response) {
  renderProblem(response, 404, {
    title: 'There is no such key',
    text: 'It was revoked already, or it is not one of yours. Nothing was changed.',
    action: { href: '/developers', label: 'See your keys' },
  })
}

function textOf(request: Request, field: string): string {
  const value = request.body[field]
  return typeof value === 'string' ? value : ''
}
