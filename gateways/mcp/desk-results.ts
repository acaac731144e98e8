import { z } from 'zod'
import { DAYS } from '../../src/kernel/hours/hours.ts'
import {
  AgentActionItemFieldsFragmentDoc,
  AgentCallFieldsFragmentDoc,
  AgentLineFieldsFragmentDoc,
  AgentMessageFieldsFragmentDoc,
  AgentTurnFieldsFragmentDoc,
  TranscriptFieldsFragmentDoc,
} from '../generated/operations.ts'
import { shapeOf } from '../wire/shape-of.ts'

const pageOf = (item: z.ZodObject) =>
  z.strictObject({
    items: z.array(item),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Give it as cursor for older ones; null on the last page.' }),
  })

const givenAs = (name: string) =>
  z.string().meta({ description: `Give it to the other tools as ${name}.` })

const dayHours = z.union([
  z.strictObject({ open: z.string(), close: z.string() }),
  z.literal('closed'),
])

const line = shapeOf(AgentLineFieldsFragmentDoc, {
  id: givenAs('line_id'),
  hours: z.strictObject(Object.fromEntries(DAYS.map((day) => [day, dayHours]))),
})

const call = shapeOf(AgentCallFieldsFragmentDoc, { id: givenAs('call_id') })

export const LinesResult = pageOf(line)
export const CallsResult = pageOf(call)
export const MessagesResult = pageOf(shapeOf(AgentMessageFieldsFragmentDoc))

export const ActionItemsResult = pageOf(
  shapeOf(AgentActionItemFieldsFragmentDoc, { meeting_id: givenAs('meeting_id') }),
)

export const CallResult = call.extend({
  transcript: z
    .array(shapeOf(AgentTurnFieldsFragmentDoc))
    .meta({ description: 'What was said, in order.' }),
})

export const TranscriptResult = shapeOf(TranscriptFieldsFragmentDoc).extend({
  next_segment: z
    .int()
    .nullable()
    .meta({ description: 'Give it as from_segment to read on; null at the end.' }),
})
