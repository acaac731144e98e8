import { MessageSource as MessageSourceValues } from '../prisma/generated/client/enums.ts'
import type { MessageView } from '../src/calls/read-calls.ts'
import { builder } from './builder.ts'
import { upperCase } from './enum-values.ts'

const MessageSource = builder.enumType('MessageSource', { values: upperCase(MessageSourceValues) })

export const Message = builder.objectRef<MessageView>('Message').implement({
  description: 'What a caller or an agent wants the owner to know.',
  fields: (t) => ({
    id: t.exposeID('id'),
    callId: t.exposeID('callId', { nullable: true, description: 'The call that left it.' }),
    source: t.field({ type: MessageSource, resolve: ({ source }) => source }),
    at: t.expose('at', { type: 'DateTime' }),
    name: t.exposeString('name', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true, description: 'Where to call back; E.164.' }),
    message: t.exposeString('message', { nullable: true }),
    urgent: t.exposeBoolean('urgent'),
    handledAt: t.expose('handledAt', { type: 'DateTime', nullable: true }),
  }),
})
