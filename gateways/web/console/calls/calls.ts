import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleCallDeleteDocument,
  ConsoleCallDocument,
  ConsoleCallsDocument,
  type ConsoleMessageFieldsFragment as Message,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { MARK_NOTICES } from '../contacts/contact-marks.ts'
import { createExport } from '../export/export.ts'
import { byDay } from '../frame/by-day.ts'
import { excerpt } from '../frame/excerpt.ts'
import { listFrame } from '../frame/list-frame.ts'
import {
  listAddress,
  listVariables,
  listViewOf,
  outcomeOf as outcomeAsked,
} from '../frame/list-view.ts'
import { narrowedTo } from '../frame/narrowed-to.ts'
import { noticeOf, redirectSaying } from '../frame/notice.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { HANDLE_NOTICES } from '../messages/handle-notices.ts'
import { bestTimeOf } from '../messages/message-details.ts'
import { gistOfCall } from '../messages/message-in-words.ts'
import { createMessages } from '../messages/messages.ts'
import { besideToHandle, isJustHandled } from '../messages/next-to-handle.ts'
import { createQuestions, QUESTION_NOTICES, type RefusedAnswer } from '../questions/questions.ts'
import { toldFacts } from './call-and-message-facts.ts'
import { CALL_OUTCOMES, chipOf, outcomeOf } from './call-in-words.ts'
import { createCallSounds } from './call-recordings.ts'
import { kindsOfCalls, weekOfCalls } from './kinds-of-calls.ts'

const facts = { bestTimeOf, chipOf, excerpt, gistOfCall, outcomeOf }

const NOTICES = { deleted: 'Call deleted.' }
const CALL_NOTICES = {
  unhandled: HANDLE_NOTICES.unhandled,
  ...QUESTION_NOTICES,
  ...MARK_NOTICES,
}

/** The list of calls, and one call: who called, what was said, what it cost. */
export function createCalls(desk: ConsoleContext): Router {
  async function readCall(request: Request, response: Response) {
    const id = String(request.params.id)
    const { account, call } = await desk.run(response, ConsoleCallDocument, { id })
    if (!call) throw notFound('call')
    const times = ownersTimes(desk.app.clock.now(), account.timeZone, [call.line.timeZone])
    return { ...facts, timeZone: account.timeZone, times, call }
  }

  async function showCall(request: Request, response: Response, answer?: RefusedAnswer) {
    const { call, timeZone, ...more } = await readCall(request, response)
    const told = { call, message: call.message, timeZone }
    const page = {
      ...more,
      ...(await toldFacts(desk, request, response, told)),
      call,
      place: `calls/${call.id}`,
      ...(await besideMessage(request, response, call.message)),
      answer,
      notice: noticeOf(request, CALL_NOTICES),
    }
    desk.show(response, 'calls/call', page, answer ? 400 : 200)
  }

  /** Where to go from here while the call's message waits, and once it is done. */
  async function besideMessage(request: Request, response: Response, message: Message | null) {
    if (!message) return {}
    const isDone = isJustHandled(request, message)
    return { isJustHandled: isDone, ...(await besideToHandle(desk, response, message)) }
  }

  const router = Router()

  router.get('/calls', (request, response) => showCalls(desk, request, response))
  router.get('/calls/:id', (request, response) => showCall(request, response))
  router.use(createQuestions(desk, '/calls/:id', showCall))

  router.get('/calls/:id/delete', async (request, response) => {
    desk.show(response, 'calls/call-delete', await readCall(request, response))
  })

  router.post('/calls/:id/delete', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { callDelete } = await desk.run(response, ConsoleCallDeleteDocument, { id })
    unwrap(callDelete)
    redirectSaying(response, '/console/calls', 'deleted')
  })

  return router.use(createCallSounds(desk), createMessages(desk), createExport(desk))
}

/** The list of calls, newest first, grouped by day. */
async function showCalls(desk: ConsoleContext, request: Request, response: Response) {
  const view = listViewOf(request.query)
  const frame = await listFrame(desk, response)
  const variables = listVariables(view, frame.timeZone)
  const outcome = outcomeAsked(view.outcome) ?? null
  const { account } = await desk.run(response, ConsoleCallsDocument, { ...variables, outcome })
  const { edges, pageInfo } = account.calls
  const times = ownersTimes(desk.app.clock.now(), frame.timeZone, frame.timeZones)
  const calls = edges.map(({ node }) => node)
  const older = pageInfo.hasNextPage ? pageInfo.endCursor : null
  desk.show(response, 'calls/calls', {
    ...facts,
    times,
    view,
    ...frame,
    narrowedTo: narrowedTo(view, frame.lines),
    outcomes: CALL_OUTCOMES,
    days: byDay(calls, ({ at }) => at, times),
    lastWeek: weekOfCalls(account.activity),
    kinds: kindsOfCalls(view),
    older: older && listAddress('/console/calls', { ...view, after: older }),
    notice: noticeOf(request, NOTICES),
  })
}
