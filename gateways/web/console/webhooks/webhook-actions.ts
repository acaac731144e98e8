import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleWebhookDeleteDocument,
  ConsoleWebhookReplayDocument,
  ConsoleWebhookReplayMissedDocument,
  ConsoleWebhookRotateDocument,
  ConsoleWebhookTestDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused } from '../frame/form-refusal.ts'
import { saying } from '../frame/notice.ts'
import { changeEndpoint } from './change-endpoint.ts'
import type { ShowOne } from './show-one.ts'

export const WEBHOOK_NOTICES = {
  tested: 'Test event sent. Reload to see the response.',
  on: 'Endpoint turned on.',
  off: 'Endpoint turned off.',
  again: 'Sending the event again.',
  missed: 'Sending what it missed in the last day.',
  changed: 'Saved.',
  deleted: 'Endpoint deleted.',
}

const MISSED_SINCE_MS = 86_400_000

/** After a secret is created: the page that shows it once. */
export function secretShown({ secret, endpoint }: { secret: string; endpoint: { id: string } }) {
  const path = `${LIST}/${endpoint.id}?new=secret#secret`
  return { path, secret: { of: endpoint.id, text: secret } }
}

/** The actions on one endpoint: test it, turn it off and on, change its secret, resend events, delete it. */
export function createWebhookActions(desk: ConsoleContext, showOne: ShowOne): Router {
  const router = Router()

  /** Runs the action, then redirects with a notice. If it is refused, shows the endpoint's page with the reason. */
  function act(path: string, said: keyof typeof WEBHOOK_NOTICES, work: Work) {
    const attempt = async (request: Request, response: Response) => {
      const id = String(request.params.id)
      const done = await orRefused(() => work(request, response, id))
      if (!isRefused(done))
        return { path: saying(said === 'deleted' ? LIST : `${LIST}/${id}`, said) }
      await showOne(request, response, {
        problem: [...done.refused.values()].join(' '),
        status: 400,
      })
    }
    router.post(`/webhooks/:id${path}`, desk.ownForm, desk.once(attempt))
  }

  function turn(enabled: boolean): Work {
    return (_request, response, id) => changeEndpoint(desk, response, id, { enabled })
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

  router.get('/webhooks/:id', async (request, response) => {
    if (request.query.new !== 'secret') return showOne(request, response)
    const secret = (await desk.secretOf(response, request.params.id)) ?? null
    await showOne(request, response, { secret })
  })

  router.get('/webhooks/:id/delete', (request, response) =>
    desk.show(response, 'webhooks/webhook-delete', { id: request.params.id }),
  )

  async function rotate(request: Request, response: Response) {
    const id = String(request.params.id)
    const { webhookSecretRotate } = await desk.run(response, ConsoleWebhookRotateDocument, { id })
    return secretShown(unwrap(webhookSecretRotate))
  }

  router.post('/webhooks/:id/rotate', desk.ownForm, desk.once(rotate))

  return router
}

type Work = (request: Request, response: Response, id: string) => Promise<object>

const LIST = '/console/webhooks'
