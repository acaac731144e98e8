import type { MessageView } from '../src/calls/read-calls.ts'
import { builder } from './builder.ts'

export const Message = builder.objectRef<MessageView>('Message').implement({
  description: 'What a caller or an agent wants the owner to know.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    name: t.exposeString('name', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true, description: 'Where to call back; E.164.' }),
    message: t.exposeString('message', { nullable: true }),
    urgent: t.exposeBoolean('urgent'),
    handledAt: t.expose('handledAt', { type: 'DateTime', nullable: true }),
  }),
})
