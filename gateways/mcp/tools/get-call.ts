import { z } from 'zod'
import { notFound } from '../../../src/kernel/errors.ts'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { execute } from '../../core/execute.ts'
import { AgentCallDocument, AgentTurnFieldsFragmentDoc } from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { CallResult, renderCall } from './call-result.ts'
import { type Tool, WITHOUT_MEETINGS } from './tool.ts'

const Arguments = z.strictObject({
  call_id: z.string().meta({ description: 'The id of a call, as list_calls answered it.' }),
})

export const GET_CALL: Tool = {
  title: 'Read a call',
  description: 'One call with its transcript, word for word.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: Arguments,
  answers: CallResult.extend({
    transcript: z
      .array(shapeOf(AgentTurnFieldsFragmentDoc))
      .meta({ description: 'What was said, in order.' }),
  }),
  needs: ['calls:read'],
  next: WITHOUT_MEETINGS,
  async run(context, args) {
    const { call_id: id } = parseInput(Arguments, args)
    const { call } = await execute(AgentCallDocument, { id }, context)
    if (!call) throw notFound('call')
    const { turns, ...facts } = call
    const transcript = turns.map(({ who, text }) => ({ who: who.toLowerCase(), text }))
    return { says: `${call.at}: ${call.summary}`, result: { ...renderCall(facts), transcript } }
  },
}
