import { notFound } from '../../src/errors.ts'
import { execute } from '../execute.ts'
import { CallListDocument } from '../generated/operations.ts'
import type { Handler } from './handler.ts'
import { readPage, renderPage } from './page.ts'

export const listCalls: Handler = async ({ context, id: lineId, query }) => {
  const { line } = await execute(CallListDocument, { lineId, ...readPage(query) }, context)
  if (!line) throw notFound('line')
  return { status: 200, body: renderPage(line.calls, (call) => call) }
}
