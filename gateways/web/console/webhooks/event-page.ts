import { Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { renderPart } from '../../../browser/render-page.ts'
import { ConsoleEventDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import * as detail from './delivery-in-detail.ts'
import { eventName } from './event-names.ts'
import { EVENTS } from './events-in-words.ts'

/**
 * One event: what was sent, and what each endpoint answered. The lists fetch it with `?part` as a row is opened, and
 * with `&endpoint=` the deliveries to that one alone.
 */
export function createEventPage(desk: ConsoleContext): Router {
  return Router().get('/webhooks/events/:event', async ({ params, query }, response) => {
    const read = await desk.run(response, ConsoleEventDocument, { id: params.event })
    const { event, timeZone, webhookEndpoints } = read.account
    if (!event) throw notFound('event')
    const { endpoint } = query
    const facts = {
      event,
      deliveries: event.deliveries.filter((one) => !endpoint || one.endpointId === endpoint),
      isOfOneEndpoint: Boolean(endpoint),
      endpoints: new Map(webhookEndpoints.map((one) => [one.id, one])),
      name: eventName(event.type),
      EVENTS,
      detail,
      times: timesIn(timeZone, desk.app.clock.now()),
    }
    if (query.part === undefined) return desk.show(response, 'webhooks/event', facts)
    response.set('cache-control', 'no-store').type('html')
    response.send(renderPart(response, 'web/console/webhooks/event-part', facts))
  })
}
