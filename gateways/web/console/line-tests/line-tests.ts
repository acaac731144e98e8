import { type Request, type Response, Router } from 'express'
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
import { type LineTestResult, PLAY, playLineTest } from '../../../wire/play-line-test.ts'
import { beside } from '../calls/call-in-words.ts'
import type { ConsoleContext } from '../console-context.ts'
import { phone, timesIn } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { testsInWords } from './line-test-in-words.ts'
import { testOfCall } from './test-of-call.ts'
import { withTestOf } from './written-test.ts'

/** The user waits for this page; longer runs belong on the command line. */
const PLAYED_MS_MAX = 20_000

const CALLS_SHOWN = 5

const EXAMPLE = `tests:
  - name: A leak is a message, and urgent
    caller: (512) 842-0193
    says:
      - My basement is flooding, please call me back.
      - Dana Whitfield
      - Yes, this number is fine.
      - No, that is all, thank you.
    expect:
      urgent: true
      message:
        name: Dana Whitfield
        contains: flooding
  - name: Only asking leaves no message
    says: ["Are you open on Sunday?", "Thank you, bye."]
    expect:
      message: none
      answers: closed
`

type Shown = {
  file: string
  tests: readonly LineTest[]
  refused?: Refused
  results?: readonly (LineTestResult | undefined)[]
  left?: number
  /** The tests were made from a call. */
  isOfCall?: boolean
  /** What was typed for a new test. */
  typed?: Record<string, unknown>
  /** A test was added to the file and not yet run. */
  isAdded?: boolean
}

/**
 * An owner's own tests (docs/line-tests.md), run from a page. Nothing is stored, so the POST answers with the result.
 */
export function createLineTests(desk: ConsoleContext): Router {
  const router = Router()

  async function show(request: Request, response: Response, shown: Shown) {
    const id = String(request.params.id)
    const { account, line } = await desk.run(response, ConsoleLineTestCallsDocument, { id })
    if (!line) throw notFound('line')
    const calls = line.calls.edges
      .map(({ node }) => node)
      .filter(({ turns }) => turns.some(({ who }) => who !== 'LINE'))
    const facts = {
      line,
      calls: calls.slice(0, CALLS_SHOWN),
      beside,
      excerpt,
      phone,
      times: timesIn(account.timeZone, desk.app.clock.now()),
      ...shown,
      tests: testsInWords(shown.tests, shown.results),
    }
    desk.show(response, 'line-tests/line-tests', facts, shown.refused ? 400 : 200)
  }

  /** The file made from the call in the address; the example if there is none. */
  async function fileFor({ params, query }: Request, response: Response): Promise<Shown> {
    if (typeof query.call !== 'string') return { file: EXAMPLE, tests: readLineTests(EXAMPLE) }
    const { call } = await desk.run(response, ConsoleCallForTestDocument, { id: query.call })
    if (!call || call.line.id !== params.id) throw notFound('call')
    const file = testOfCall(call)
    return { file, isOfCall: true, ...readOrNone(file) }
  }

  router.get('/lines/:id/tests', async (request, response) =>
    show(request, response, await fileFor(request, response)),
  )

  router.post('/lines/:id/tests', desk.ownForm, async (request, response) => {
    const file = String(request.body.file ?? '')
    const tests = readOrRefused(file)
    if (isRefused(tests)) return show(request, response, { file, tests: [], ...tests })
    const only = numberIn(request.body.only)
    const played = await orRefused(() => play(desk, request, response, tests, only))
    await show(request, response, { file, tests, ...played })
  })

  router.post('/lines/:id/tests/add', desk.ownForm, async (request, response) => {
    const typed: Record<string, unknown> = request.body
    const file = String(typed.file ?? '')
    const longer = withTestOf(file, typed)
    if (isRefused(longer)) {
      return show(request, response, { file, typed, ...readOrNone(file), ...longer })
    }
    const read = readOrNone(longer.file)
    await show(request, response, { ...longer, ...read, isAdded: !read.refused })
  })

  return router
}

/** The tests of a file, or none and the reason; from a call in which nobody said a word there are none. */
function readOrNone(file: string): Pick<Shown, 'tests' | 'refused'> {
  const tests = readOrRefused(file)
  return isRefused(tests) ? { tests: [], ...tests } : { tests }
}

function readOrRefused(file: string): LineTest[] | { refused: Refused } {
  try {
    return readLineTests(file)
  } catch (error) {
    if (!(error instanceof LineTestsError)) throw error
    return { refused: new Map([['file', error.message]]) }
  }
}

/** Results stand at their test's place; tests that were not played have none. */
async function play(
  desk: ConsoleContext,
  request: Request,
  response: Response,
  tests: readonly LineTest[],
  only?: number,
) {
  const until = performance.now() + PLAYED_MS_MAX
  const results: (LineTestResult | undefined)[] = tests.map(() => undefined)
  const wanted = [...tests.entries()].filter(([index]) => only === undefined || index === only)
  let left = wanted.length
  for (const [index, test] of wanted) {
    if (performance.now() > until) break
    const result = await playLineTest(String(request.params.id), test, (input) =>
      desk.run(response, PLAY, { input }),
    )
    if (!result) throw notFound('line')
    results[index] = result
    left -= 1
  }
  return { results, left }
}

function numberIn(typed: unknown): number | undefined {
  return typeof typed === 'string' && /^\d{1,2}$/.test(typed) ? Number(typed) : undefined
}
