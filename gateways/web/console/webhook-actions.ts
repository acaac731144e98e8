import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../core/unwrap.ts'
import {
  ConsoleWebhookDeleteDocument,
  ConsoleWebhookReplayDocument,
  ConsoleWebhookReplayMissedDocument,
  ConsoleWebhookRotateDocument,
  ConsoleWebhookTestDocument,
  ConsoleWebhookUpdateDocument,
} from '../../generated/operations.ts'
import type { Desk } from './desk.ts'
import { redirectSaying } from './notice.ts'
import { isRefused, orRefused } from './refused.ts'

export const WEBHOOK_NOTICES = {
  tested: 'A test event is on its way. Reload to see what the endpoint answers.',
  on: 'Events are sent to this endpoint again.',
  off: 'No more events are sent to this endpoint.',
  again: 'The event is on its way again.',
  missed: 'What it missed in the last day is on its way.',
  deleted: 'The endpoint is deleted.',
}

const MISSED_SINCE_MS = 86_400_000

type ShowOne = (
  request: Request,
  response: Response,
  more?: { status?: number; secret?: string; problem?: string },
) => Promise<void>

/** What an owner does with one endpoint: try it, turn it off and on, change its secret, send again, delete it. */
export function createWebhookActions(desk: Desk, showOne: ShowOne): Router {
  const router = Router()

  /** Does it, and says so on the endpoint's page, or there why not. */
  function act(path: string, said: keyof typeof WEBHOOK_NOTICES, work: Work) {
    router.post(`/webhooks/:id${path}`, desk.ownForm, async (request, response) => {
      const id = String(request.params.id)
      const done = await orRefused(() => work(request, response, id))
      if (isRefused(done)) {
        return showOne(request, response, { problem: done.refused.message, status: 400 })
      }
      redirectSaying(response, said === 'deleted' ? LIST : `${LIST}/${id}`, said)
    })
  }

  function turn(enabled: boolean): Work {
    return async (_request, response, id) => {
      const variables = { id, input: { enabled } }
      const changed = await desk.run(response, ConsoleWebhookUpdateDocument, variables)
      return unwrap(changed.webhookEndpointUpdate)
    }
  }

  act('/test', 'tested', async (_request, response, id) =>
    unwrap((await desk.run(response, ConsoleWebhookTestDocument, { id })).webhookTest),
  )
  act('/on', 'on', turn(true))
  act('/off', 'off', turn(false))
  act('/delete', 'deleted', async (_request, response, id) =>
    unwrap((await desk.run(response, ConsoleWebhookDeleteDocument, { id })).webhookEndpointDelete),
  )
  act('/replay-missed', 'missed', async (_request, response, id) => {
    const since = new Date(desk.app.clock.now().getTime() - MISSED_SINCE_MS).toISOString()
    const variables = { id, since }
    const replayed = await desk.run(response, ConsoleWebhookReplayMissedDocument, variables)
    return unwrap(replayed.webhookMissedReplay)
  })
  act('/deliveries/:delivery/replay', 'again', async (request, response) => {
    const variables = { id: String(request.params.delivery) }
    const replayed = await desk.run(response, ConsoleWebhookReplayDocument, variables)
    return unwrap(replayed.webhookDeliveryReplay)
  })

  router.get('/webhooks/:id/delete', (request, response) =>
    desk.show(response, 'webhook-delete', { id: request.params.id }),
  )

  router.post('/webhooks/:id/rotate', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { webhookSecretRotate } = await desk.run(response, ConsoleWebhookRotateDocument, { id })
    const { secret } = unwrap(webhookSecretRotate)
    await showOne(request, response, { secret })
  })

  return router
}

type Work = (request: Request, response: Response, id: string) => Promise<object>

const LIST = '/console/webhooks'
