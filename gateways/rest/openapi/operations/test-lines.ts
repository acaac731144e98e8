import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { TestLineOrder } from '../../../../src/test-lines/test-line-order.ts'
import { onTheWire } from '../../../wire/wire-names.ts'
import { TEST_LINE_ORDER_EXAMPLE } from '../examples.ts'
import { operation } from '../operation.ts'
import { TestLine } from '../schemas/test-line.ts'

const TestLineRequest = onTheWire(TestLineOrder, {
  id: 'TestLineOrder',
  description: 'Who the receptionist of a test line answers as.',
})

export function testLinePaths(baseUrl: string): ZodOpenApiPathsObject {
  return {
    '/test-lines': {
      post: operation(baseUrl, {
        method: 'post',
        path: '/test-lines',
        operationId: 'createTestLine',
        tag: 'Test lines',
        summary: 'Make a test line',
        description:
          'Call the number, key in the code when asked, and talk to it like a customer. A code ' +
          'works for 24 hours and 5 calls; an account gets 3 a day. Nothing is booked, sent or charged.',
        effect:
          'Uses one of the three test lines that your account gets a day. Nothing is charged.',
        body: { schema: TestLineRequest, example: TEST_LINE_ORDER_EXAMPLE },
        success: { 201: ['The test line.', TestLine] },
        refusals: ['test_line_limit', 'test_lines_unavailable'],
      }),
    },
  }
}
