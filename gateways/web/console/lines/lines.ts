import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import {
  ConsoleLineShowDocument,
  ConsoleLinesDocument,
  ConsoleLineUsageDocument,
} from '../../../generated/operations.ts'
import { createClosedDays } from '../closed-days/closed-days.ts'
import { dateIn, exceptionsInWords } from '../closed-days/days-in-words.ts'
import type { ConsoleContext } from '../console-context.ts'
import { excerpt } from '../frame/excerpt.ts'
import { type LivePart, livePart, sendLivePart } from '../frame/live-part.ts'
import { zoneName } from '../frame/local-time.ts'
import { noticeOf } from '../frame/notice.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { bestTimeOf } from '../messages/message-details.ts'
import { gistOfCall } from '../messages/message-in-words.ts'
import { ownersResult } from '../payment-return/owners-result.ts'
import { readPayment } from '../payment-return/read-payment.ts'
import {
  createQuestions,
  heardNow,
  QUESTION_NOTICES,
  type RefusedAnswer,
} from '../questions/questions.ts'
import { suggestedQuestions } from '../try-line/suggested-questions.ts'
import { createTryLine } from '../try-line/try-line.ts'
import { createCloseLine } from './close-line.ts'
import { firstSteps } from './first-steps.ts'
import { forwardingOf } from './forwarding-of-carrier.ts'
import { createLineForms } from './line-form-pages.ts'
import { hoursInWords, languageName } from './line-in-words.ts'
import { knowsOf } from './line-knows.ts'
import { createLinePayment } from './line-payment.ts'
import { paidFirst, placeAmongLines } from './paid-first.ts'
import type { ShownLine } from './shown-line.ts'
import { isUnforwarded, lostByClosing, stateOfLine } from './state-of-line.ts'

const NOTICES = {
  changed: 'Saved. It applies from the next call.',
  closed: 'Line closed. It no longer answers calls.',
  ...QUESTION_NOTICES,
}

/** What the template of the latest calls needs. */
const OF_CALLS = { bestTimeOf, excerpt, gistOfCall }

/** What is left until it takes its owner's calls; undefined for a line that does, or that is closed. */
function stepsLeft(line: ShownLine, isToldPaid: boolean) {
  if (line.forwardingSeenAt || line.status === 'CLOSED') return undefined
  const isPaid = line.status !== 'AWAITING_PAYMENT' || isToldPaid
  return firstSteps(line, line.messages.edges.length > 0, isPaid)
}

/** Lines: their state and next step, how to forward calls to them, and closing them. */
export function createLines(desk: ConsoleContext): Router {
  const router = Router()

  async function readLine(request: Request, response: Response): Promise<ShownLine> {
    const id = String(request.params.id)
    const { account, line } = await desk.run(response, ConsoleLineShowDocument, { id })
    if (!line) throw notFound('line')
    return { ...line, ownersZone: account.timeZone, ownersEmail: account.email }
  }

  router.get('/lines', (request, response) => showLines(desk, request, response))

  router.use(createLineForms(desk, readLine))

  async function showLine(request: Request, response: Response, answer?: RefusedAnswer) {
    const line = await readLine(request, response)
    const spoken = ['English', ...line.languages.map(languageName)].join(', ')
    const exceptions = exceptionsInWords(line.hoursExceptions, dateIn(line, desk.app.clock.now()))
    const payment = await paymentOf(desk, request, response)
    const facts = {
      line,
      isUnforwarded: isUnforwarded(line),
      lostByClosing: lostByClosing(line),
      steps: stepsLeft(line, isPaid(request)),
      knows: knowsOf(line, { spoken, exceptions }),
      hours: hoursInWords(line.hours),
      zone: zoneName(line.timeZone),
      exceptions,
      spoken,
      asks: suggestedQuestions(line),
      canText: desk.app.config.smsFrom !== undefined,
      forwarding: forwardingOf(line, request.query.carrier),
      state: livePart(response, ...(await statePart(desk, request, response, { line, payment }))),
      times: ownersTimes(desk.app.clock.now(), line.ownersZone, [line.timeZone]),
      ...OF_CALLS,
      notice: noticeOf(request, NOTICES),
      payment,
      result: payment && !isToldByState(line, payment) ? ownersResult(payment) : undefined,
      answer,
      heardNow: await heardNow(desk, request, response),
    }
    const page = facts.result ? 'payment-return/line-result' : 'lines/line'
    desk.show(response, page, facts, answer ? 400 : 200)
  }

  router.get('/lines/:id', (request, response) => showLine(request, response))
  router.use(createQuestions(desk, '/lines/:id', showLine))
  router.use(createClosedDays(desk))
  router.use(createTryLine(desk))

  router.get('/lines/:id/state', async (request, response) => {
    const line = await readLine(request, response)
    // The rest of the page depends on the status too, so it is reloaded.
    if (request.query.status !== line.status) response.set('hx-refresh', 'true').status(204).end()
    else {
      const payment = await paymentOf(desk, request, response)
      const part = await statePart(desk, request, response, { line, payment })
      sendLivePart(request, response, ...part)
    }
  })

  router.use(createLinePayment(desk, readLine))

  router.use(createCloseLine(desk, readLine))

  return router
}

const USAGE_DAYS = 7

/** Whole minutes that calls took in the last seven days; undefined for a line that takes none. */
async function usedMinutes(desk: ConsoleContext, response: Response, { id, status }: ShownLine) {
  if (status !== 'LIVE') return undefined
  const asked = { lineId: id, days: USAGE_DAYS, until: null }
  const { line } = await desk.run(response, ConsoleLineUsageDocument, asked)
  return Math.ceil((line?.usage ?? []).reduce((sum, { seconds }) => sum + seconds, 0) / 60)
}

/** The payment whose page led here; undefined for who came otherwise. */
async function paymentOf(desk: ConsoleContext, request: Request, response: Response) {
  const { said } = request.query
  if (said !== 'paid' && said !== 'not-paid') return undefined
  return readPayment(desk, response, { came: said, lineId: String(request.params.id) })
}

/** Every line with its next step. */
async function showLines(desk: ConsoleContext, { query }: Request, response: Response) {
  const place = placeAmongLines(query)
  const { account } = await desk.run(response, ConsoleLinesDocument, place)
  const { lines, next } = paidFirst(account)
  const isClosed = ({ status }: { status: string }) => status === 'CLOSED'
  desk.show(response, 'lines/lines', {
    lines: lines.filter((line) => !isClosed(line)),
    closed: lines.filter(isClosed),
    isFirstPage: place.after === null && place.withPaid,
    next,
    ...{ excerpt, stateOfLine },
  })
}

/** The owner may arrive from the payment page before the payment processor has notified us. */
const isPaid = ({ query }: Request): boolean => query.said === 'paid'

type CameBack = Awaited<ReturnType<typeof readPayment>>

/** An unpaid line tells itself what became of its payment, as does one whose payment is not confirmed yet. */
function isToldByState({ status }: ShownLine, payment: CameBack): boolean {
  return status === 'AWAITING_PAYMENT' || (payment.came === 'paid' && !payment.isConfirmed)
}

/** The part that shows a line's state, and its facts. */
async function statePart(
  desk: ConsoleContext,
  request: Request,
  response: Response,
  { line, payment }: { line: ShownLine; payment: CameBack | undefined },
): Promise<[LivePart, object]> {
  const { id, status, ownersEmail } = line
  const used = await usedMinutes(desk, response, line)
  const said = payment ? `&said=${payment.came}` : ''
  const left = payment?.came === 'not-paid' ? payment : undefined
  return [
    { page: 'lines/line-state', address: `/console/lines/${id}/state?status=${status}${said}` },
    {
      ...{ line, left, ownersEmail, usedMinutes: used },
      isPaid: isPaid(request),
      isUnforwarded: isUnforwarded(line),
    },
  ]
}
