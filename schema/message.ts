import { MessageSource as MessageSourceValues } from '../prisma/generated/client/enums.ts'
import type { MessageView } from '../src/calls/read-calls.ts'
import { builder } from './builder.ts'
import { upperCase } from './enum-values.ts'

const MessageSource = builder.enumType('MessageSource', { values: upperCase(MessageSourceValues) })

export const Message = builder.objectRef<MessageView>('Message').implement({
  description: 'What a caller or an agent wants the owner to know.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the message.' }),
    lineId: t.exposeID('lineId'),
    callId: t.exposeID('callId', { nullable: true, description: 'The call that left it.' }),
    source: t.field({ type: MessageSource, resolve: ({ source }) => source }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was left.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: "The caller's name, as they said it.",
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'Where to call back; E.164.' }),
    message: t.exposeString('message', { nullable: true, description: 'What they want.' }),
    urgent: t.exposeBoolean('urgent', { description: 'Whether it should not wait.' }),
    handledAt: t.expose('handledAt', { type: 'DateTime', nullable: true }),
  }),
})
