import { z } from 'zod'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { parseItemPlace } from '../../../src/meetings/read-action-items.ts'
import { execute } from '../../core/execute.ts'
import {
  AgentActionItemFieldsFragmentDoc,
  AgentActionItemsDocument,
} from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { cursor, givenAs, limit, pageOf, pageResult, toldPage } from './list-page.ts'
import { type Tool, WITHOUT_MEETINGS } from './tool.ts'

const Arguments = z.strictObject({
  done: z.boolean().optional().meta({
    description: 'false: only those still open. true: only those done. All when left out.',
  }),
  limit,
  cursor: cursor((text) => parseItemPlace(text) !== undefined),
})

export const LIST_ACTION_ITEMS: Tool = {
  title: 'List what is to be done after meetings',
  description:
    'Action items of the recaps of all meetings, the newest meeting first: what, who, by when ' +
    'as it was said, and when the owner marked it as done. The marks are the owner’s to set.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: Arguments,
  answers: pageResult(
    shapeOf(AgentActionItemFieldsFragmentDoc, { meeting_id: givenAs('meeting_id') }),
  ),
  needs: ['notes:read'],
  next: WITHOUT_MEETINGS,
  async run(context, args) {
    const { done = null, ...page } = parseInput(Arguments, args)
    const variables = { done, ...pageOf(page) }
    const { actionItems } = await execute(AgentActionItemsDocument, variables, context)
    return toldPage('action item', actionItems, (item) => item)
  },
}
