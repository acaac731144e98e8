import { execute } from '../../core/execute.ts'
import { AgentMessageFieldsFragmentDoc, AgentMessagesDocument } from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { pageResult, toldPage } from './list-page.ts'
import { ListSearch, readListSearch } from './list-search.ts'
import { type Tool, WITHOUT_MEETINGS } from './tool.ts'

export const LIST_MESSAGES: Tool = {
  title: 'List or search messages',
  description:
    'Messages that callers left, newest first: name, number to call back, what they want, ' +
    'whether it is urgent and whether it was handled.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: ListSearch,
  answers: pageResult(shapeOf(AgentMessageFieldsFragmentDoc)),
  needs: ['messages:read'],
  next: WITHOUT_MEETINGS,
  async run(context, args) {
    const variables = readListSearch(args)
    const { messages } = await execute(AgentMessagesDocument, variables, context)
    return toldPage('message', messages, (message) => message)
  },
}
