import { TestLineOrder } from '../../src/test-lines/test-line-order.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import { TestLineCreateDocument } from '../generated/operations.ts'
import { readInput } from '../wire/read-input.ts'
import type { Handler } from './rest-request.ts'

export const createTestLine: Handler = async ({ context, body }) => {
  const input = readInput(TestLineOrder, body)
  const { testLineCreate } = await execute(TestLineCreateDocument, { input }, context)
  const { __typename, ...testLine } = unwrap(testLineCreate)
  return { status: 201, body: testLine }
}
