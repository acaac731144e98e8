import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { ConsoleMessageDocument } from '../../../generated/operations.ts'
import { toldFacts } from '../calls/call-and-message-facts.ts'
import type { ConsoleContext } from '../console-context.ts'
import { MARK_NOTICES } from '../contacts/contact-marks.ts'
import { excerpt } from '../frame/excerpt.ts'
import { noticeOf } from '../frame/notice.ts'
import { createQuestions, QUESTION_NOTICES, type RefusedAnswer } from '../questions/questions.ts'
import { HANDLE_NOTICES } from './handle-notices.ts'
import { besideToHandle, isJustHandled } from './next-to-handle.ts'

const NOTICES = {
  unhandled: HANDLE_NOTICES.unhandled,
  ...QUESTION_NOTICES,
  ...MARK_NOTICES,
}

/** One message: whom to call back and why, and the transcript of its call. */
export function createMessagePage(desk: ConsoleContext): Router {
  async function showMessage(request: Request, response: Response, answer?: RefusedAnswer) {
    const id = String(request.params.id)
    const { account, message } = await desk.run(response, ConsoleMessageDocument, { id })
    if (!message) throw notFound('message')
    const told = { call: message.call, message, timeZone: account.timeZone }
    const page = {
      ...(await toldFacts(desk, request, response, told)),
      ...(await besideToHandle(desk, response, message)),
      isJustHandled: isJustHandled(request, message),
      excerpt,
      place: `messages/${message.id}`,
      answer,
      notice: noticeOf(request, NOTICES),
    }
    desk.show(response, 'messages/message-page', page, answer ? 400 : 200)
  }

  const router = Router()
  router.get('/messages/:id', (request, response) => showMessage(request, response))
  return router.use(createQuestions(desk, '/messages/:id', showMessage))
}
