import { EndpointEnd } from '../prisma/generated/client/enums.ts'
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  type NewSecret,
  testEndpoint,
} from '../src/outgoing-webhooks/create-and-change-endpoint.ts'
import {
  findEndpoint,
  listDeliveries,
  listEndpoints,
} from '../src/outgoing-webhooks/read-deliveries.ts'
import { replayDelivery, replayMissed } from '../src/outgoing-webhooks/resend-events.ts'
import { rotateSecret } from '../src/outgoing-webhooks/rotate-endpoint-secret.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { newestPlacedFirst } from './connection.ts'
import { upperCase } from './enum-values.ts'
import { EventType } from './event.ts'
import { EventDelivery } from './event-delivery.ts'
import { withoutNulls } from './without-nulls.ts'

const WebhookDisabledBy = builder.enumType('WebhookDisabledBy', {
  description:
    'GONE: it answered 410. FAILING: it took nothing for five days. OWNER: it was turned off.',
  values: upperCase(EndpointEnd),
})

export const WebhookEndpoint = builder.prismaObject('WebhookEndpoint', {
  description: 'Where events are posted to, signed as Standard Webhooks has it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    description: t.exposeString('description', { nullable: true }),
    types: t.field({
      type: [EventType],
      description: 'Which events it gets; none named: all of them.',
      resolve: ({ types }) => types,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'The first failure since it last took an event.',
    }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true }),
    disabledBy: t.field({
      type: WebhookDisabledBy,
      nullable: true,
      resolve: ({ disabledBy }) => disabledBy,
    }),
    formerSecretUntil: t.expose('formerUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then events are signed with the former secret too.',
    }),
    deliveries: t.connection({
      type: EventDelivery,
      description: 'What was and will be sent to it, newest first.',
      resolve: ({ accountId, id: endpointId }, args, { app }) =>
        newestPlacedFirst(args, (page) => listDeliveries(app, { accountId, endpointId }, page)),
    }),
  }),
})

const NewWebhookSecret = builder.objectRef<NewSecret>('NewWebhookSecret').implement({
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Readable now and never again.' }),
    endpoint: t.field({ type: WebhookEndpoint, resolve: ({ endpoint }) => endpoint }),
  }),
})

const MissedReplay = builder.objectRef<{ events: number }>('MissedReplay').implement({
  fields: (t) => ({ events: t.exposeInt('events', { description: 'How many are sent again.' }) }),
})

builder.objectField(Account, 'webhookEndpoints', (t) =>
  t.field({
    type: [WebhookEndpoint],
    resolve: ({ id }, _args, { app }) => listEndpoints(app, id),
  }),
)

builder.queryFields((t) => ({
  webhookEndpoint: t.withAuth({ account: true, staff: true }).field({
    type: WebhookEndpoint,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => findEndpoint(app, viewer, id),
  }),
}))

const WebhookEndpointCreateInput = builder.inputType('WebhookEndpointCreateInput', {
  fields: (t) => ({
    email: t.string({ description: 'Staff only: whose endpoint it is.' }),
    url: t.string({ required: true, description: 'https, on the public internet.' }),
    description: t.string(),
    types: t.field({ type: [EventType], description: 'None, or left out: all.' }),
  }),
})

const WebhookEndpointUpdateInput = builder.inputType('WebhookEndpointUpdateInput', {
  fields: (t) => ({
    url: t.string(),
    description: t.string(),
    types: t.field({ type: [EventType] }),
    enabled: t.boolean({ description: 'false turns it off; true on again, and forgives it.' }),
  }),
})

builder.mutationFields((t) => ({
  webhookEndpointCreate: t.withAuth({ account: true, staff: true }).field({
    type: NewWebhookSecret,
    description: 'At most 20 an account.',
    errors: {},
    args: { input: t.arg({ type: WebhookEndpointCreateInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) =>
      createEndpoint(app, viewer, withoutNulls(input)),
  }),
  webhookEndpointUpdate: t.withAuth({ account: true, staff: true }).field({
    type: WebhookEndpoint,
    errors: {},
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: WebhookEndpointUpdateInput, required: true }),
    },
    resolve: (_root, { id, input }, { app, viewer }) =>
      changeEndpoint(app, viewer, id, {
        ...withoutNulls(input),
        ...(input.description === null ? { description: null } : {}),
      }),
  }),
  webhookEndpointDelete: t.withAuth({ account: true, staff: true }).field({
    type: WebhookEndpoint,
    description: 'With the record of what was sent to it; the events stay in the log.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => deleteEndpoint(app, viewer, id),
  }),
  webhookSecretRotate: t.withAuth({ account: true, staff: true }).field({
    type: NewWebhookSecret,
    description: 'A new secret; for 24 hours events are signed with the former one too.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => rotateSecret(app, viewer, id),
  }),
  webhookTest: t.withAuth({ account: true, staff: true }).field({
    type: WebhookEndpoint,
    description: 'Sends an event `webhook.test` to this endpoint alone.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => testEndpoint(app, viewer, id),
  }),
  webhookDeliveryReplay: t.withAuth({ account: true, staff: true }).field({
    type: EventDelivery,
    description: 'Sends an event once more, under the same id.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => replayDelivery(app, viewer, id),
  }),
  webhookMissedReplay: t.withAuth({ account: true, staff: true }).field({
    type: MissedReplay,
    description:
      'Sends what did not arrive since then, or came while the endpoint was off: the oldest 200 of it.',
    errors: {},
    args: {
      id: t.arg.id({ required: true }),
      since: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: (_root, { id, since }, { app, viewer }) => replayMissed(app, viewer, id, since),
  }),
}))
