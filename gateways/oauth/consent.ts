import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { errors, type Provider } from 'oidc-provider'
import { closeWebSession } from '../../src/accounts/web-sessions.ts'
import { redirectHost, staysOnDevice } from '../../src/agents/redirect-uri.ts'
import type { App } from '../../src/app.ts'
import { readOwnForm } from '../browser/csrf.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { renderPage } from '../browser/render-page.ts'
import { requireSession, signedIn } from '../browser/require-session.ts'
import { sessionCookie } from '../browser/session-cookie.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import { AllowAgentDocument, ConsentingAccountDocument } from '../generated/operations.ts'
import { type Asked, readAsked } from './authorization-request.ts'
import { wantedOf } from './consent-choices.ts'
import { grantRecord } from './grant-record.ts'
import type { ProviderOnce } from './oauth-server.ts'

/** The page where the owner allows or refuses an agent, with a tick for each scope. */
export function createConsent(app: App, provider: ProviderOnce): Router {
  const router = Router()
  router.get('/consent/:uid', requireSession(app), showConsent(app, provider))
  router.post('/consent/:uid', requireSession(app), readOwnForm(app), answerConsent(app, provider))
  router.use('/consent', expired)
  return router
}

function showConsent(app: App, provider: ProviderOnce): RequestHandler {
  return async (request, response) => {
    const asked = await readAsked(await provider(), request, response)
    const { viewer } = signedIn(response)
    const { account } = await execute(ConsentingAccountDocument, {}, { app, viewer })
    const facts = {
      ...asked,
      wants: wantedOf(asked.scopes),
      action: request.path,
      email: account.email,
      host: redirectHost(asked.redirectUri),
      onDevice: staysOnDevice(asked.redirectUri),
    }
    renderPage(response, 'oauth/pages/consent', facts, { formAction: formTarget(asked) })
  }
}

function answerConsent(app: App, provider: ProviderOnce): RequestHandler {
  const cookie = sessionCookie(app)
  return async (request, response) => {
    const { viewer } = signedIn(response)
    const server = await provider()
    const asked = await readAsked(server, request, response)
    if (request.body.decision === 'switch') {
      await closeWebSession(app, viewer)
      cookie.clear(response)
      delete response.locals.session
      // A page with a link: a redirect from the form would not be allowed to lead to the identity provider.
      return renderPage(response, 'oauth/pages/signed-out', { question: request.path })
    }
    const result =
      request.body.decision === 'allow'
        ? await allow(app, server, { viewer, asked, ticked: request.body.scope })
        : { error: 'access_denied', error_description: 'The owner did not allow it.' }
    await server.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
}

type Yes = {
  viewer: ReturnType<typeof signedIn>['viewer']
  asked: Asked
  /** The ticked values: none, one, or several. */
  ticked: unknown
}

async function allow(app: App, provider: Provider, { viewer, asked, ticked }: Yes) {
  const { clientId, clientName, redirectUri } = asked
  const given = asked.scopes.filter((scope) => [ticked].flat().includes(scope))
  const input = { clientId, clientName, redirectHost: redirectHost(redirectUri), scopes: given }
  const { agentGrantAllow } = await execute(AllowAgentDocument, { input }, { app, viewer })
  const { id, scopes } = unwrap(agentGrantAllow)
  const { accountId } = viewer
  await grantRecord(app, provider, { id, accountId, clientId, scopes }).save()
  return { login: { accountId, remember: false }, consent: { grantId: id } }
}

/** The form may lead only here, and from here back to the agent. */
function formTarget({ redirectUri }: Asked): string {
  const { protocol, origin, hostname } = new URL(redirectUri)
  // A CSP source list cannot contain an IPv6 address.
  return protocol === 'https:' || (protocol === 'http:' && !hostname.startsWith('['))
    ? origin
    : protocol
}

const expired: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof errors.OIDCProviderError)) return next(error)
  renderProblem(response, 400, {
    title: 'This question is no longer open',
    text:
      'It was answered already, waited too long, or was opened in another browser. Nothing ' +
      'was changed. Start again from the agent.',
  })
}
