import type { Provider } from '../prisma/generated/client/enums.ts'
import { receiveEvent } from '../src/providers/inbox.ts'
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

const ProviderEventInput = builder.inputType('ProviderEventInput', {
  fields: (t) => ({
    provider: t.field({ type: EventSource, required: true }),
    externalId: t.string({ required: true }),
    kind: t.string({ required: true }),
    payload: t.field({ type: 'Payload', required: true }),
  }),
})

builder.mutationField('providerEventReceive', (t) =>
  t.boolean({
    description: 'Keeps what a provider told, once, and has it acted on.',
    authScopes: { provider: true },
    args: { input: t.arg({ type: ProviderEventInput, required: true }) },
    resolve: (_root, { input }, { app }) => receiveEvent(app, input).then(() => true),
  }),
)
