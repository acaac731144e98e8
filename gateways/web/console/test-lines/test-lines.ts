import { type Request, type Response, Router } from 'express'
import {
  ConsoleTestLineCreateDocument,
  ConsoleTestLinesDocument,
  type ConsoleTestLinesQuery,
  type ErrorFieldsFragment,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { refusedBy } from '../frame/form-refusal.ts'
import { type LivePart, livePart, sendLivePart } from '../frame/live-part.ts'
import { ZONES, zoneName } from '../frame/local-time.ts'
import { noticeOf, saying } from '../frame/notice.ts'
import { linesOf, refusedInForm, type Sent, textOf } from '../lines/line-form-fields.ts'
import * as testLineWords from './test-line-in-words.ts'

const PART: LivePart = { page: 'test-lines/test-lines-now', address: '/console/test-lines/now' }

const NOTICES = { made: 'Your test line is ready. Call it, or talk to it in your browser.' }

/** A free line to try the receptionist: created here, and called from here, by phone or in the browser. */
export function createTestLines(desk: ConsoleContext): Router {
  const router = Router()
  const read = (response: Response) => desk.run(response, ConsoleTestLinesDocument, {})

  const now = ({ testLines }: ConsoleTestLinesQuery) => ({
    testLineWords,
    lines: testLines.map((line) => ({
      ...line,
      until: testLineWords.soon(line.expiresAt, line.timeZone, desk.app.clock.now()),
    })),
  })

  function pageOf(response: Response, found: ConsoleTestLinesQuery) {
    const { timeZone } = found.account
    return {
      now: livePart(response, PART, now(found)),
      trades: testLineWords.TRADE_NAMES,
      zones: { [timeZone]: zoneName(timeZone), ...ZONES },
    }
  }

  router.get('/test-lines', async (request, response) => {
    const found = await read(response)
    desk.show(response, 'test-lines/test-lines', {
      ...pageOf(response, found),
      typed: { timezone: found.account.timeZone },
      notice: noticeOf(request, NOTICES),
    })
  })

  router.get('/test-lines/now', async (request, response) => {
    sendLivePart(request, response, PART, now(await read(response)))
  })

  async function make(request: Request, response: Response) {
    const typed: Sent = request.body
    const input = orderIn(typed)
    const { testLineCreate } = await desk.run(response, ConsoleTestLineCreateDocument, { input })
    if (testLineCreate.__typename === 'TestLine') {
      return { path: saying('/console/test-lines#main', 'made') }
    }
    const found = await read(response)
    const { status, ...problem } = problemOf(testLineCreate as ErrorFieldsFragment, typed, {
      timeZone: found.account.timeZone,
      now: desk.app.clock.now(),
    })
    desk.show(
      response,
      'test-lines/test-lines',
      { ...pageOf(response, found), typed, ...problem },
      status,
    )
    return undefined
  }

  router.post('/test-lines', desk.ownForm, desk.once(make))

  return router
}

/** Empty fields are left out; the receptionist then uses what is usual for the trade. */
function orderIn(typed: Sent) {
  return {
    businessName: textOf(typed.businessName),
    trade: textOf(typed.trade),
    area: textOf(typed.area).trim() || null,
    hours: textOf(typed.hours).trim() || null,
    services: linesOf(typed.services).map(({ text }) => text),
    timezone: textOf(typed.timezone),
  }
}

const STATUS: Partial<Record<string, number>> = {
  test_line_limit: 429,
  test_lines_unavailable: 503,
}

function problemOf(
  error: ErrorFieldsFragment,
  typed: Sent,
  { timeZone, now }: { timeZone: string; now: Date },
) {
  const status = STATUS[error.code]
  if (status) return { status, none: testLineWords.noneToBeHad(error, timeZone, now) }
  const refused = new Map(refusedInForm(typed, refusedBy(error.problems)))
  if (refused.has('trade')) refused.set('trade', 'Pick what the business does.')
  return { status: 400, refused }
}
