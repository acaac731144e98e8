import type { Event as EventRow } from '../prisma/generated/client/client.ts'
import { eventBody } from '../src/outgoing-webhooks/event-body.ts'
import { EVENT_TYPES, TEST_EVENT } from '../src/outgoing-webhooks/event-types.ts'
import { EVENT_OUTCOMES, findEvent, listEvents } from '../src/outgoing-webhooks/read-events.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { highestFirst } from './connection.ts'

const nameOf = (type: string) => type.replace('.', '_').toUpperCase()

export const EventType = builder.enumType('EventType', {
  description: 'What happened: `MESSAGE_CREATED` is `message.created` in bodies.',
  values: Object.fromEntries(
    [...EVENT_TYPES, TEST_EVENT].map((type) => [nameOf(type), { value: type }]),
  ) as Record<string, { value: string }>,
})

const EventOutcome = builder.enumType('EventOutcome', {
  description:
    'Over all endpoints. FAILED: one did not take it, and it is not tried again. NOT_SENT: none had asked for it.',
  values: Object.fromEntries(
    EVENT_OUTCOMES.map((outcome) => [outcome.toUpperCase(), { value: outcome }]),
  ) as Record<string, { value: (typeof EVENT_OUTCOMES)[number] }>,
})

builder.scalarType('EventBody', {
  description:
    'An event as it is posted to endpoints: `id`, `type`, `timestamp`, and in `data` ids and links.',
  serialize: (value) => value,
})

export const Event = builder.objectRef<EventRow>('Event').implement({
  description:
    'Something that happened, for programs: posted to endpoints and kept in the log under one id.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({ type: EventType, resolve: ({ type }) => type }),
    at: t.expose('at', { type: 'DateTime' }),
    body: t.field({ type: 'EventBody', resolve: (event, _args, { app }) => eventBody(app, event) }),
  }),
})

builder.objectField(Account, 'events', (t) =>
  t.connection({
    type: Event,
    description:
      'The log of the last 30 days, newest first. It has every event once, whatever arrived where.',
    args: { type: t.arg({ type: EventType }), outcome: t.arg({ type: EventOutcome }) },
    resolve: ({ id }, { type = null, outcome = null, ...args }, { app }) =>
      highestFirst(args, (page) => listEvents(app, id, { ...page, type, outcome })),
  }),
)

builder.objectField(Account, 'event', (t) =>
  t.field({
    type: Event,
    nullable: true,
    description: 'One event of the log.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (account, { id }, { app }) => findEvent(app, account.id, id),
  }),
)
