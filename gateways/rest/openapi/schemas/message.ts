import { MessageFieldsFragmentDoc } from '../../../generated/operations.ts'
import { shapeOf } from '../../../wire/json-schema-of-fragment.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import { id, nullableTime, pageOf } from './fields.ts'

const MESSAGE_EXAMPLE = {
  id: EXAMPLE_IDS.message,
  at: '2026-11-21T02:15:58.000Z',
  name: 'Ana Ruiz',
  phone: '+15125550117',
  message: 'My water heater is leaking, please call me back.',
  urgent: true,
}

const Message = shapeOf(MessageFieldsFragmentDoc, { id: id('msg'), at: nullableTime }).meta({
  id: 'Message',
  description: 'A message that a caller left.',
})

export const MessagePage = pageOf(Message, {
  id: 'MessagePage',
  description: 'Messages, newest first.',
  examples: [{ items: [MESSAGE_EXAMPLE], next_before: null }],
})
