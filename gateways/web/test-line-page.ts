import express, { type ErrorRequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Context } from '../../schema/context.ts'
import type { App } from '../../src/app.ts'
import { ApiError, type ApiErrorCode } from '../../src/kernel/errors.ts'
import { parseInput } from '../../src/kernel/input/parse-input.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { renderPage } from '../browser/render-page.ts'
import { sessionOf } from '../browser/session.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import {
  HearCallHangUpDocument,
  HearCallHearDocument,
  HearCallOpenDocument,
  type HeardInput,
  HearPageDocument,
  type HearPageQuery,
} from '../generated/operations.ts'
import { openConsole } from './console/console-context.ts'
import { readWaiting } from './console/frame/waiting-counts.ts'
import { suggestedQuestions } from './console/try-line/suggested-questions.ts'

const CallOnly = z.strictObject({ call: z.string().max(100) })

const Turn = CallOnly.extend({
  say: z.string().optional(),
  interrupt: z.string().optional(),
  silence: z.literal(true).optional(),
})

/** `/hear/{code}-{key}`: a test line's receptionist in the browser, and the endpoints its script calls. */
export function createHear(app: App): Router {
  const context: Context = { app, viewer: { kind: 'anonymous' } }
  const router = Router()
  const desk = openConsole(app)
  const waiting = readWaiting(desk)

  router.get('/:link', (request, response, next) =>
    sessionOf(response) ? waiting(request, response, next) : next(),
  )

  router.get('/:link', async (request, response) => {
    const { link } = request.params
    const { hearPage } = await execute(HearPageDocument, { link }, context)
    // The address contains the secret key, so search engines must not index it.
    response.set('x-robots-tag', 'noindex')
    if (!hearPage) return renderProblem(response, 404, NO_TEST_LINE)
    const asks = suggestedQuestions(hearPage)
    const facts = { ...desk.frame(response), ...hearPage, asks, link, until: untilText(hearPage) }
    // The link is the key to the call, so it must not leak to other sites as a referrer.
    renderPage(response, 'web/pages/hear', facts, { referrer: 'no-referrer' })
  })

  router.post('/:link/calls', async (request, response) => {
    const { link } = request.params
    const { hearCallOpen } = await execute(HearCallOpenDocument, { link }, context)
    const { id, text, language } = unwrap(hearCallOpen)
    send(response, 201, { call: id, text, language })
  })

  router.post('/:link/turns', express.json({ limit: '16kb' }), async (request, response) => {
    const { link = '' } = request.params
    const { call, ...turn } = parseInput(Turn, request.body)
    const variables = { link, id: call, heard: heardIn(turn) }
    const { hearCallHear } = await execute(HearCallHearDocument, variables, context)
    const { __typename, ...reply } = unwrap(hearCallHear)
    send(response, 200, reply)
  })

  router.post('/:link/hang-up', express.json({ limit: '16kb' }), async (request, response) => {
    const { link = '' } = request.params
    const { call } = parseInput(CallOnly, request.body)
    const { hearCallHangUp } = await execute(HearCallHangUpDocument, { link, id: call }, context)
    const { __typename, ...reply } = unwrap(hearCallHangUp)
    send(response, 200, reply)
  })

  router.use(refusal)
  return router
}

function heardIn({
  say = '',
  interrupt,
  silence,
}: Omit<z.output<typeof Turn>, 'call'>): HeardInput {
  if (silence) return { kind: 'SILENCE' }
  return interrupt === undefined
    ? { kind: 'SPEECH', text: say }
    : { kind: 'INTERRUPT', text: interrupt }
}

const NO_TEST_LINE = {
  title: 'There is no test line here',
  text: 'Its 24 hours may be over, or the address may be mistyped. You can make a new one.',
  action: { href: '/#try', label: 'Make a new one' },
}

/** `10:42 AM EST, November 22`, in the business's own time. */
function untilText({ expiresAt, timeZone }: NonNullable<HearPageQuery['hearPage']>): string {
  const at = new Date(expiresAt)
  const time = at.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
  const date = at.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' })
  return `${time} on ${date}`
}

function send(response: Response, status: number, body: object) {
  response.status(status).set({ 'cache-control': 'no-store' }).json(body)
}

/** The status for each refusal expected here; any other error is unexpected. */
const STATUS: Partial<Record<ApiErrorCode, number>> = {
  invalid_request: 400,
  not_found: 404,
  test_line_limit: 429,
  test_lines_unavailable: 503,
}

const refusal: ErrorRequestHandler = (error, _request, response, next) => {
  const status = error instanceof ApiError && STATUS[(error as ApiError).code]
  if (!status) return next(error)
  const { code, message, field, retryAfterSeconds } = error as ApiError
  if (retryAfterSeconds) response.set('retry-after', String(retryAfterSeconds))
  const told = [field.join('.'), message].filter(Boolean).join(': ')
  send(response, status, { error: { code, message: told } })
}
