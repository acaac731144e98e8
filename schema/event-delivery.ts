import { listAttempts, readEventOf } from '../src/outgoing-webhooks/read-deliveries.ts'
import { builder } from './builder.ts'
import { Event } from './event.ts'
import { loadDeliveries } from './event-delivery-loader.ts'

const EventAttempt = builder.prismaObject('EventAttempt', {
  description: 'One sending, and what was answered.',
  fields: (t) => ({
    number: t.exposeInt('seq', { description: 'From 1.' }),
    at: t.expose('at', { type: 'DateTime' }),
    tookMs: t.exposeInt('tookMs'),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status; null when there was no answer.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why it counts as failed; null when the event arrived.',
    }),
    signature: t.exposeString('signature', {
      nullable: true,
      description: 'The header `webhook-signature` as it was sent.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description:
        'The first 1,000 characters of the answer’s body; null when there was no answer.',
    }),
  }),
})

export const EventDelivery = builder.prismaObject('EventDelivery', {
  description: 'One event on its way to one endpoint.',
  fields: (t) => ({
    id: t.exposeID('id'),
    endpointId: t.exposeID('endpointId'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    nextAttemptAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null when it has arrived, or was given up.',
    }),
    event: t.field({
      type: Event,
      resolve: (delivery, _args, { app }) => readEventOf(app, delivery),
    }),
    attempts: t.field({
      type: [EventAttempt],
      description: 'Newest first.',
      resolve: (delivery, _args, { app }) => listAttempts(app, delivery),
    }),
  }),
})

builder.objectField(Event, 'deliveries', (t) =>
  t.field({
    type: [EventDelivery],
    description: 'To each endpoint that it was, or is to be, sent to.',
    resolve: ({ accountId, id }, _args, context) => loadDeliveries(context, accountId, id),
  }),
)
