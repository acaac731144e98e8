import { type Request, Router } from 'express'
import { EVENT_TYPES } from '../../../../src/outgoing-webhooks/event-types.ts'
import type { ConsoleContext } from '../console-context.ts'
import { byDay } from '../frame/by-day.ts'
import { listAddress, listViewOf } from '../frame/list-view.ts'
import { eventType } from './event-names.ts'
import { createEventPage } from './event-page.ts'
import { OUTCOMES, outcomeIn } from './events-about.ts'
import { loggedEvents } from './logged-events.ts'

const LOG = '/console/webhooks/events'
const ON_A_PAGE = 30

/** All events, whether or not they were sent to an endpoint. */
export function createEventLog(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/webhooks/events', async (request, response) => {
    const { after } = listViewOf(request.query)
    const type = typeOf(request)
    const outcome = outcomeIn(request.query.outcome)
    const { events, log, timeZone, older } = await loggedEvents(desk, response, {
      first: ON_A_PAGE,
      after: after || null,
      type: type ? eventType(type) : null,
      outcome,
    })
    desk.show(response, 'webhooks/events', {
      days: byDay(events, ({ at }) => at, log.times),
      log,
      type,
      types: EVENT_TYPES,
      outcome,
      outcomes: OUTCOMES,
      older: older && listAddress(LOG, { after: older, ...given({ type, outcome }) }),
      toTheSecond: toTheSecond(timeZone),
      after,
    })
  })

  return router.use(createEventPage(desk))
}

function typeOf({ query }: Request) {
  return EVENT_TYPES.find((type) => type === query.type)
}

function given(filters: Record<string, string | null | undefined>) {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

function toTheSecond(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })
  return (at: string) => clock.format(new Date(at))
}
