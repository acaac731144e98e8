import { notFound } from '../../src/kernel/errors.ts'
import { execute } from '../core/execute.ts'
import { CallListDocument } from '../generated/operations.ts'
import { readPage, renderPage } from './paging.ts'
import type { Handler } from './rest-request.ts'

export const listCalls: Handler = async ({ context, id: lineId, query }) => {
  const { line } = await execute(CallListDocument, { lineId, ...readPage(query) }, context)
  if (!line) throw notFound('line')
  return { status: 200, body: renderPage(line.calls, (call) => call) }
}
