import { execute } from '../core/execute.ts'
import { AccountShowDocument } from '../generated/operations.ts'
import { renderLine } from './render-line.ts'
import type { Handler } from './rest-request.ts'

export const showAccount: Handler = async ({ context }) => {
  const { account } = await execute(AccountShowDocument, {}, context)
  const lines = account.lines.edges.map(({ node }) => renderLine(node))
  return { status: 200, body: { ...account, lines } }
}
