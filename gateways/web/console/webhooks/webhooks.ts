import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleWebhookCreateDocument,
  ConsoleWebhookDocument,
  ConsoleWebhooksDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { listAddress, listViewOf } from '../frame/list-view.ts'
import { noticeOf } from '../frame/notice.ts'
import { createChangeEndpoint } from './change-endpoint.ts'
import { asTyped, endpointIn } from './endpoint-form.ts'
import { createEventLog } from './event-log.ts'
import { eventName } from './event-names.ts'
import { EVENTS } from './events-in-words.ts'
import { loggedEvents } from './logged-events.ts'
import type { ShowOne } from './show-one.ts'
import { createWebhookActions, secretShown, WEBHOOK_NOTICES } from './webhook-actions.ts'

const NEWEST_EVENTS = 5

type Again = { typed?: Record<string, unknown>; refused?: Refused }

/** The endpoints that events are sent to, and the deliveries to each. */
export function createWebhooks(desk: ConsoleContext): Router {
  const router = Router()

  async function showList(request: Request, response: Response, again: Again = {}) {
    const { account } = await desk.run(response, ConsoleWebhooksDocument, {})
    const facts = {
      endpoints: account.webhookEndpoints,
      EVENTS,
      times: timesIn(account.timeZone, desk.app.clock.now()),
      nameOf: eventName,
      notice: noticeOf(request, WEBHOOK_NOTICES),
      isAdding: request.query.add === 'yes',
      ...(await newestEvents(desk, response)),
      ...again,
    }
    desk.show(response, 'webhooks/webhooks', facts, again.refused ? 400 : 200)
  }

  async function showOne(
    request: Request,
    response: Response,
    { status = 200, ...more }: Parameters<ShowOne>[2] = {},
  ) {
    const { after } = listViewOf(request.query)
    const id = String(request.params.id)
    const variables = { id, after: after || null }
    const read = await desk.run(response, ConsoleWebhookDocument, variables)
    const { account, webhookEndpoint: endpoint } = read
    if (!endpoint) throw notFound('webhook endpoint')
    const { edges, pageInfo } = endpoint.deliveries
    const older = pageInfo.hasNextPage ? pageInfo.endCursor : null
    const facts = {
      endpoint,
      typed: asTyped(endpoint),
      deliveries: edges.map(({ node }) => node),
      older: older && listAddress(`/console/webhooks/${id}`, { after: older }),
      times: timesIn(account.timeZone, desk.app.clock.now()),
      twoSecrets: desk.app.clock.now().toISOString() < (endpoint.formerSecretUntil ?? ''),
      nameOf: eventName,
      EVENTS,
      notice: noticeOf(request, WEBHOOK_NOTICES),
      ...more,
    }
    desk.show(response, 'webhooks/webhook', facts, status)
  }

  router.get('/webhooks', (request, response) => showList(request, response))

  async function add(request: Request, response: Response) {
    const typed: Record<string, unknown> = request.body
    const read = endpointIn(typed)
    if ('refused' in read) {
      await showList(request, response, { typed, ...read })
      return undefined
    }
    const made = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleWebhookCreateDocument, read)).webhookEndpointCreate),
    )
    if (!isRefused(made)) return secretShown(made)
    await showList(request, response, { typed, refused: made.refused })
    return undefined
  }

  router.post('/webhooks', desk.ownForm, desk.once(add))

  router.use(createEventLog(desk))

  return router.use(createChangeEndpoint(desk, showOne), createWebhookActions(desk, showOne))
}

async function newestEvents(desk: ConsoleContext, response: Response) {
  const { events, log } = await loggedEvents(desk, response, { first: NEWEST_EVENTS })
  return { events, log }
}
