import { notFound } from '../../src/kernel/errors.ts'
import { execute } from '../core/execute.ts'
import { MessageListDocument } from '../generated/operations.ts'
import { readPage, renderPage } from './paging.ts'
import type { Handler } from './rest-request.ts'

export const listMessages: Handler = async ({ context, id: lineId, query }) => {
  const { line } = await execute(MessageListDocument, { lineId, ...readPage(query) }, context)
  if (!line) throw notFound('line')
  return { status: 200, body: renderPage(line.messages, (message) => message) }
}
