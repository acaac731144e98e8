import { type Request, type Response, Router } from 'express'
import { EVENT_TYPES } from '../../../../src/outgoing-webhooks/event-types.ts'
import {
  ConsoleEventsAboutDocument,
  ConsoleEventsDocument,
  ConsoleEventsLineDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { byDay } from '../frame/by-day.ts'
import { excerpt } from '../frame/excerpt.ts'
import { listAddress, listViewOf } from '../frame/list-view.ts'
import { eventName, eventType } from './event-names.ts'
import { createEventPage } from './event-page.ts'
import { aboutBy, OUTCOMES, outcomeIn, stateOf, toSendAgain } from './events-about.ts'
import { EVENTS } from './events-in-words.ts'

const LOG = '/console/webhooks/events'

/** All events, whether or not they were sent to an endpoint. */
export function createEventLog(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/webhooks/events', async (request, response) => {
    const { after } = listViewOf(request.query)
    const type = typeOf(request)
    const outcome = outcomeIn(request.query.outcome)
    const variables = { after: after || null, type: type ? eventType(type) : null, outcome }
    const { account } = await desk.run(response, ConsoleEventsDocument, variables)
    const { edges, pageInfo } = account.events
    const events = edges.map(({ node }) => node)
    const until = laterThan(events[0]?.at)
    const about = await desk.run(response, ConsoleEventsAboutDocument, { until })
    const lines = await namesOfLines(desk, response, events)
    const older = pageInfo.hasNextPage ? pageInfo.endCursor : null
    const times = timesIn(account.timeZone, desk.app.clock.now())
    desk.show(response, 'webhooks/events', {
      days: byDay(events, ({ at }) => at, times),
      type,
      types: EVENT_TYPES,
      EVENTS,
      excerpt,
      about: aboutBy(about, lines),
      stateOf: (event: (typeof events)[number]) => stateOf(event, about.account.webhookEndpoints),
      toSendAgain,
      outcome,
      outcomes: OUTCOMES,
      older: older && listAddress(LOG, { after: older, ...given({ type, outcome }) }),
      times,
      toTheSecond: toTheSecond(account.timeZone),
      after,
      nameOf: eventName,
    })
  })

  return router.use(createEventPage(desk))
}

function typeOf({ query }: Request) {
  return EVENT_TYPES.find((type) => type === query.type)
}

type Logged = { body: { data: Record<string, unknown> } }

/** Of the lines that the events came from; an account may have many more. */
async function namesOfLines(desk: ConsoleContext, response: Response, events: readonly Logged[]) {
  const ids = new Set(
    events.map(({ body }) => body.data.line_id).filter((id) => typeof id === 'string'),
  )
  const read = [...ids].map((id) => desk.run(response, ConsoleEventsLineDocument, { id }))
  const found = (await Promise.all(read)).flatMap(({ line }) => line ?? [])
  return new Map(found.map(({ id, businessName }) => [id, businessName]))
}

function given(filters: Record<string, string | null | undefined>) {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

/** The thing an event is about may be stored up to a moment after the event. */
function laterThan(at: string | undefined): string | null {
  return at === undefined ? null : new Date(Date.parse(at) + 60_000).toISOString()
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
