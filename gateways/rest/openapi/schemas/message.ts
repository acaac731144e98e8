import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples.ts'
import { id, pageOf, time } from './fields.ts'

const MESSAGE_EXAMPLE = {
  id: EXAMPLE_IDS.message,
  at: '2026-11-21T02:15:58.000Z',
  name: 'Ana Ruiz',
  phone: '+15125550117',
  message: 'My water heater is leaking, please call me back.',
  urgent: true,
}

const Message = z
  .strictObject({
    id: id('msg', 'The id of the message.'),
    at: time('When it was left.').nullable(),
    name: z.string().nullable().meta({ description: "The caller's name, as they said it." }),
    phone: z.string().nullable().meta({ description: 'Where to call back.' }),
    message: z.string().nullable().meta({ description: 'What they want.' }),
    urgent: z.boolean().meta({ description: 'Whether it should not wait.' }),
  })
  .meta({ id: 'Message', description: 'A message that a caller left.' })

export const MessagePage = pageOf(Message, {
  id: 'MessagePage',
  description: 'Messages, newest first.',
  examples: [{ items: [MESSAGE_EXAMPLE], next_before: null }],
})
