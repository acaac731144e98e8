import type { Provider } from '../prisma/generated/client/enums.ts'
import { listDeadLetters, reviveDeadLetter } from '../src/platform/inbox/dead-letters.ts'
import { receiveEvent } from '../src/platform/inbox/inbox.ts'
import type { InboxEvent } from '../src/platform/inbox/read-inbox.ts'
import { builder } from './builder.ts'

const EventSource = builder.enumType('EventSource', {
  values: {
    STRIPE: { value: 'stripe' },
    TWILIO: { value: 'twilio' },
    POSTMARK: { value: 'postmark' },
    RECALL: { value: 'recall' },
    ATTENDEE: { value: 'attendee' },
  } as const satisfies Record<string, { value: Provider }>,
})

builder.scalarType('Payload', {
  description: 'What a provider told, as its webhook door read it.',
  serialize: (value) => value,
  parseValue: (value) => value as object,
})

export const ProviderEvent = builder.objectRef<InboxEvent>('ProviderEvent').implement({
  description: 'What a provider told, once.',
  fields: (t) => ({
    provider: t.field({ type: EventSource, resolve: ({ provider }) => provider }),
    externalId: t.exposeID('externalId'),
    kind: t.exposeString('kind'),
    payload: t.expose('payload', { type: 'Payload' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    processedAt: t.expose('processedAt', { type: 'DateTime', nullable: true }),
    failures: t.exposeInt('failures', { description: 'How often acting on it has failed.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why, the last time.' }),
    deadAt: t.expose('deadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is a dead letter, which is not tried any more.',
    }),
  }),
})

const ProviderEventInput = builder.inputType('ProviderEventInput', {
  fields: (t) => ({
    provider: t.field({ type: EventSource, required: true }),
    externalId: t.string({ required: true }),
    kind: t.string({ required: true }),
    payload: t.field({ type: 'Payload', required: true }),
  }),
})

builder.mutationField('providerEventReceive', (t) =>
  t.withAuth({ provider: true }).boolean({
    description: 'Keeps what a provider told, once, and has it acted on.',
    args: { input: t.arg({ type: ProviderEventInput, required: true }) },
    resolve: (_root, { input }, { app }) => receiveEvent(app, input).then(() => true),
  }),
)

builder.queryField('deadLetters', (t) =>
  t.withAuth({ staff: true }).field({
    type: [ProviderEvent],
    description: 'What providers told and nobody could act on: the newest 100.',
    resolve: (_root, _args, { app }) => listDeadLetters(app),
  }),
)

builder.mutationField('deadLetterRetry', (t) =>
  t.withAuth({ staff: true }).boolean({
    description: 'Has a dead letter tried again. An error says `not_found` when it is none.',
    args: {
      provider: t.arg({ type: EventSource, required: true }),
      externalId: t.arg.string({ required: true }),
    },
    resolve: (_root, key, { app }) => reviveDeadLetter(app, key).then(() => true),
  }),
)
