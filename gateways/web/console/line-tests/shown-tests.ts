import type { Request, Response } from 'express'
import type { LineTest } from '../../../../src/conversations/line-tests/line-test.ts'
import {
  LineTestsError,
  readLineTests,
} from '../../../../src/conversations/line-tests/read-line-tests.ts'
import { notFound } from '../../../../src/kernel/errors.ts'
import {
  ConsoleCallForTestDocument,
  ConsoleLineTestCallsDocument,
} from '../../../generated/operations.ts'
import type { LineTestResult } from '../../../wire/play-line-test.ts'
import { beside } from '../calls/call-in-words.ts'
import { phoneAsWritten } from '../calls/phone-as-written.ts'
import type { ConsoleContext } from '../console-context.ts'
import { phone, timesIn } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import type { Refused } from '../frame/form-refusal.ts'
import { noticeOf } from '../frame/notice.ts'
import { EXAMPLE } from './example-tests.ts'
import { testsInWords } from './line-test-in-words.ts'
import { testOfCall } from './test-of-call.ts'

const CALLS_SHOWN = 5

const NOTICES = {
  saved: 'Tests saved.',
  added: 'Test added.',
  removed: 'Test removed.',
}

export type Again = {
  refused?: Refused
  /** What was typed in place of the file that is saved. */
  file?: string
  results?: readonly (LineTestResult | undefined)[]
  left?: number
  /** What was typed for a new test. */
  typed?: Record<string, unknown>
}

/** The tests of a line, with the calls that one can be made from. */
export async function showTests(
  desk: ConsoleContext,
  request: Request,
  response: Response,
  again: Again = {},
) {
  const { account, line } = await readTested(desk, request, response)
  const { file = line.tests ?? EXAMPLE, results } = again
  const read = testsIn(file)
  const calls = line.calls.edges
    .map(({ node }) => node)
    .filter(({ turns }) => turns.some(({ who }) => who !== 'LINE'))
  const facts = {
    line,
    isExample: line.tests === null,
    calls: calls.slice(0, CALLS_SHOWN),
    beside,
    excerpt,
    phone,
    times: timesIn(account.timeZone, desk.app.clock.now()),
    notice: noticeOf(request, NOTICES),
    ...read,
    ...again,
    file,
    tests: testsInWords(read.tests, results),
    phoneAsWritten,
    // What is typed instead of the saved file was not run.
    lastOf: (place: number) =>
      file === line.tests ? line.testResults.find((last) => last.place === place) : undefined,
  }
  desk.show(response, 'line-tests/line-tests', facts, facts.refused ? 400 : 200)
}

/** A test made from a call, to look at before it is added. */
export async function showTestOfCall(
  desk: ConsoleContext,
  request: Request,
  response: Response,
  call: string,
) {
  const { line } = await readTested(desk, request, response)
  const { tests, refused } = testsIn(await fileOfCall(desk, request, response, call))
  const facts = { line, call, tests: testsInWords(tests), refused }
  desk.show(response, 'line-tests/test-from-call', facts, refused ? 400 : 200)
}

export async function readTested(desk: ConsoleContext, { params }: Request, response: Response) {
  const variables = { id: String(params.id) }
  const { account, line } = await desk.run(response, ConsoleLineTestCallsDocument, variables)
  if (!line) throw notFound('line')
  return { account, line }
}

export async function fileOfCall(
  desk: ConsoleContext,
  { params }: Request,
  response: Response,
  id: string,
) {
  const { call } = await desk.run(response, ConsoleCallForTestDocument, { id })
  if (!call || call.line.id !== params.id) throw notFound('call')
  return testOfCall(call)
}

/** The tests of a file, or none and the reason; from a call in which nobody said a word there are none. */
export function testsIn(file: string): { tests: readonly LineTest[]; refused?: Refused } {
  try {
    return { tests: readLineTests(file) }
  } catch (error) {
    if (!(error instanceof LineTestsError)) throw error
    return { tests: [], refused: new Map([['tests', error.message]]) }
  }
}
