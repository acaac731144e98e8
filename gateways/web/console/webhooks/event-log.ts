import { Router } from 'express'
import { ConsoleEventsDocument, type EventType } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { listAddress, listViewOf } from '../frame/list-view.ts'

/** All that happened, whether or not it was sent anywhere. */
export function createEventLog(desk: ConsoleContext): Router {
  return Router().get('/webhooks/events', async (request, response) => {
    const { after } = listViewOf(request.query)
    const { account } = await desk.run(response, ConsoleEventsDocument, { after: after || null })
    const { edges, pageInfo } = account.events
    const older = pageInfo.hasNextPage ? pageInfo.endCursor : null
    desk.show(response, 'webhooks/events', {
      events: edges.map(({ node }) => node),
      older: older && listAddress('/console/webhooks/events', { after: older }),
      times: timesIn(account.timeZone, desk.app.clock.now()),
      after,
      nameOf: eventName,
    })
  })
}

/** `MESSAGE_CREATED` as bodies have it: `message.created`. */
export function eventName(type: EventType): string {
  return type.toLowerCase().replace('_', '.')
}
