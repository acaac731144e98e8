import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../src/kernel/errors.ts'
import { ConsoleMessageDocument } from '../../generated/operations.ts'
import { outcomeOf } from './call-in-words.ts'
import { MARK_NOTICES } from './contact-marks.ts'
import { toldFacts } from './conversation.ts'
import type { Desk } from './desk.ts'
import { excerpt } from './excerpt.ts'
import { noticeOf } from './notice.ts'
import { createQuestions, QUESTION_NOTICES, type RefusedAnswer } from './questions.ts'
import { timesByZone } from './times-by-zone.ts'

const NOTICES = {
  handled: 'Marked as handled.',
  unhandled: 'Marked as not handled.',
  ...QUESTION_NOTICES,
  ...MARK_NOTICES,
}

/** One message: whom to call back and why, and what was said in the call that left it. */
export function createMessagePage(desk: Desk): Router {
  async function showMessage(request: Request, response: Response, answer?: RefusedAnswer) {
    const id = String(request.params.id)
    const { message } = await desk.run(response, ConsoleMessageDocument, { id })
    if (!message) throw notFound('message')
    const told = { call: message.call, message }
    const page = {
      ...(await toldFacts(desk, request, response, told)),
      excerpt,
      outcomeOf,
      timesOf: timesByZone(desk.app.clock.now()),
      place: `messages/${message.id}`,
      answer,
      notice: noticeOf(request, NOTICES),
    }
    desk.show(response, 'message-page', page, answer ? 400 : 200)
  }

  const router = Router()
  router.get('/messages/:id', (request, response) => showMessage(request, response))
  return router.use(createQuestions(desk, '/messages/:id', showMessage))
}
