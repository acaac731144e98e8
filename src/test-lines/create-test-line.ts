import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'
import { TestLineOrder } from './test-line-order.ts'

/** A code that reaches a receptionist on the shared test number (contract §2.11). */
export type TestLineView = {
  /** Nothing that is said on it is booked, sent or charged. */
  sandbox: boolean
  testNumber: string
  testNumberE164: string
  testCode: string
  hearUrl: string
  expiresAt: Date
  callsAllowed: number
  how: string
}

/**
 * Gives out a code for the test number. The test number is not answered yet, so that an order that is right is told so.
 * @throws {ApiError} invalid_request, test_lines_unavailable
 */
export async function createTestLine(
  app: App,
  _viewer: Owner,
  input: unknown,
): Promise<TestLineView> {
  parseInput(TestLineOrder, input)
  throw new ApiError(
    'test_lines_unavailable',
    app.config.testLines
      ? 'The test number is not answered yet. No code was given out; a line that is set up and paid answers calls today.'
      : 'Test lines are switched off on this deployment. No code was given out.',
  )
}
