import { notFound } from '../../../../src/kernel/errors.ts'
import { ConsoleWebhookDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { listAddress, listViewOf } from '../frame/list-view.ts'
import { noticeOf } from '../frame/notice.ts'
import { deliveryChoices, deliveryOutcomeIn, shareDelivered } from './delivery-outcomes.ts'
import { asTyped } from './endpoint-form.ts'
import { eventName } from './event-names.ts'
import { EVENTS } from './events-in-words.ts'
import { readAbout } from './logged-events.ts'
import type { ShowOne } from './show-one.ts'
import { WEBHOOK_NOTICES } from './webhook-actions.ts'

/** One endpoint, with what was sent to it, of one outcome if the address names it. */
export function showEndpoint(desk: ConsoleContext): ShowOne {
  return async (request, response, { status = 200, ...more } = {}) => {
    const { after } = listViewOf(request.query)
    const id = String(request.params.id)
    const outcome = deliveryOutcomeIn(request.query.outcome)
    const variables = { id, after: after || null, outcome }
    const read = await desk.run(response, ConsoleWebhookDocument, variables)
    const { account, webhookEndpoint: endpoint } = read
    if (!endpoint) throw notFound('webhook endpoint')
    const { edges, pageInfo } = endpoint.deliveries
    const older = pageInfo.hasNextPage ? pageInfo.endCursor : null
    const path = `/console/webhooks/${id}`
    const deliveries = edges.map(({ node }) => node)
    const events = deliveries.map(({ event }) => event)
    const { about } = await readAbout(desk, response, events)
    const facts = {
      endpoint,
      typed: asTyped(endpoint),
      deliveries,
      about,
      excerpt,
      outcome,
      choices: deliveryChoices(path, endpoint.deliveryCounts, outcome),
      share: shareDelivered(endpoint.deliveryCounts),
      older: older && listAddress(path, { after: older, outcome: outcome ?? '' }),
      times: timesIn(account.timeZone, desk.app.clock.now()),
      twoSecrets: desk.app.clock.now().toISOString() < (endpoint.formerSecretUntil ?? ''),
      nameOf: eventName,
      EVENTS,
      notice: noticeOf(request, WEBHOOK_NOTICES),
      ...more,
    }
    desk.show(response, 'webhooks/webhook', facts, status)
  }
}
