import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleWebhookUpdateDocument,
  type WebhookEndpointUpdateInput,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused } from '../frame/form-refusal.ts'
import { saying } from '../frame/notice.ts'
import { endpointIn } from './endpoint-form.ts'
import type { ShowOne } from './show-one.ts'

/** The form that changes an endpoint's address, what it is for, and its events. */
export function createChangeEndpoint(desk: ConsoleContext, showOne: ShowOne): Router {
  const router = Router()

  async function change(request: Request, response: Response) {
    const id = String(request.params.id)
    const typed: Record<string, unknown> = request.body
    const read = endpointIn(typed)
    const changed =
      'refused' in read
        ? read
        : await orRefused(() => changeEndpoint(desk, response, id, read.input))
    if (!isRefused(changed)) return { path: saying(`/console/webhooks/${id}`, 'changed') }
    await showOne(request, response, { typed, refused: changed.refused, status: 400 })
    return undefined
  }

  router.post('/webhooks/:id/change', desk.ownForm, desk.once(change))

  return router
}

export async function changeEndpoint(
  desk: ConsoleContext,
  response: Response,
  id: string,
  input: WebhookEndpointUpdateInput,
) {
  const changed = await desk.run(response, ConsoleWebhookUpdateDocument, { id, input })
  return unwrap(changed.webhookEndpointUpdate)
}
