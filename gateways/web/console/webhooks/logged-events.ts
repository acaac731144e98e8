import type { Response } from 'express'
import {
  ConsoleEventsAboutDocument,
  ConsoleEventsDocument,
  ConsoleEventsLineDocument,
  type ConsoleEventsQueryVariables,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { eventName } from './event-names.ts'
import { aboutBy, answersTo, stateOf, toSendAgain } from './events-about.ts'
import { EVENTS } from './events-in-words.ts'

/** Some events of the log, and what a row of it tells of each. */
export async function loggedEvents(
  desk: ConsoleContext,
  response: Response,
  variables: ConsoleEventsQueryVariables,
) {
  const { account } = await desk.run(response, ConsoleEventsDocument, variables)
  const { edges, pageInfo } = account.events
  const events = edges.map(({ node }) => node)
  const until = laterThan(events[0]?.at)
  const about = await desk.run(response, ConsoleEventsAboutDocument, { until })
  const lines = await namesOfLines(desk, response, events)
  const log = {
    EVENTS,
    excerpt,
    about: aboutBy(about, lines),
    stateOf: (event: (typeof events)[number]) => stateOf(event, about.account.webhookEndpoints),
    answersTo: (event: (typeof events)[number]) => answersTo(event, about.account.webhookEndpoints),
    toSendAgain,
    nameOf: eventName,
    times: timesIn(account.timeZone, desk.app.clock.now()),
  }
  return {
    events,
    log,
    timeZone: account.timeZone,
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
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

/** The thing an event is about may be stored up to a moment after the event. */
function laterThan(at: string | undefined): string | null {
  return at === undefined ? null : new Date(Date.parse(at) + 60_000).toISOString()
}
