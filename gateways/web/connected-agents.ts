import { type Response, Router } from 'express'
import { renderProblem } from '../browser/problem-page.ts'
import { renderPage } from '../browser/render-page.ts'
import { ConnectedAgentsDocument, DisconnectAgentDocument } from '../generated/operations.ts'
import type { ConsoleContext } from './console/console-context.ts'

/** Disconnecting an agent from the list on `/developers`. Must be mounted after `requireSession`. */
export function createConnectedAgents(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/developers/agents/:id/disconnect', async (request, response) => {
    const { agentGrants } = await desk.run(response, ConnectedAgentsDocument, {})
    const agent = agentGrants.find(({ id }) => id === request.params.id)
    if (!agent) return noSuchAgent(response)
    renderPage(response, 'web/pages/disconnect-agent', { ...desk.frame(response), agent })
  })

  router.post('/developers/agents/:id/disconnect', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { agentGrantRevoke } = await desk.run(response, DisconnectAgentDocument, { id })
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
