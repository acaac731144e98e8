import { type Response, Router } from 'express'
import type { App } from '../../src/app.ts'
import { readOwnForm } from '../browser/csrf.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { renderPage } from '../browser/render-page.ts'
import { signedIn } from '../browser/require-session.ts'
import { execute } from '../core/execute.ts'
import { ConnectedAgentsDocument, DisconnectAgentDocument } from '../generated/operations.ts'

/** Disconnecting an agent from the list on `/developers`. Must be mounted behind `requireSession`. */
export function createConnectedAgents(app: App): Router {
  const contextOf = (response: Response) => ({ app, viewer: signedIn(response).viewer })
  const router = Router()

  router.get('/developers/agents/:id/disconnect', async (request, response) => {
    const { agentGrants } = await execute(ConnectedAgentsDocument, {}, contextOf(response))
    const agent = agentGrants.find(({ id }) => id === request.params.id)
    if (!agent) return noSuchAgent(response)
    renderPage(response, 'web/pages/disconnect-agent', { agent })
  })

  router.post('/developers/agents/:id/disconnect', readOwnForm(app), async (request, response) => {
    const id = String(request.params.id)
    const { agentGrantRevoke } = await execute(DisconnectAgentDocument, { id }, contextOf(response))
    if (agentGrantRevoke.__typename === 'ApiError') return noSuchAgent(response)
    response.redirect(303, '/developers?done=disconnected#agents')
  })

  return router
}

function noSuchAgent(response: Response) {
  renderProblem(response, 404, {
    title: 'There is no such agent',
    text: 'It was disconnected already, or it is not one of yours. Nothing was changed.',
    action: { href: '/developers#agents', label: 'See your agents' },
  })
}
