import { execute } from '../../core/execute.ts'
import { AgentCallsDocument } from '../../generated/operations.ts'
import { CallResult, renderCall } from './call-result.ts'
import { pageResult, toldPage } from './list-page.ts'
import { ListSearch, readListSearch } from './list-search.ts'
import { type Tool, WITHOUT_MEETINGS } from './tool.ts'

export const LIST_CALLS: Tool = {
  title: 'List or search calls',
  description:
    'Calls that the lines answered, newest first: when, who called, a one-line summary, whether ' +
    'it is urgent. get_call has what was said.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: ListSearch,
  answers: pageResult(CallResult),
  needs: ['calls:read'],
  next: WITHOUT_MEETINGS,
  async run(context, args) {
    const variables = readListSearch(args)
    const { calls } = await execute(AgentCallsDocument, variables, context)
    return toldPage('call', calls, renderCall)
  },
}
