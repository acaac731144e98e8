import { type Request, type Response, Router } from 'express'
import { ConsoleOpenQuestionsDocument } from '../../../generated/operations.ts'
import { phoneAsWritten } from '../calls/phone-as-written.ts'
import type { ConsoleContext } from '../console-context.ts'
import { excerpt } from '../frame/excerpt.ts'
import { listAddress } from '../frame/list-view.ts'
import { noticeOf } from '../frame/notice.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { askedIn, exampleAnswer } from './asked-in.ts'
import { createQuestions, heardNow, QUESTION_NOTICES, type RefusedAnswer } from './questions.ts'

const PAGE = '/questions'

/** Questions from callers of all lines that no line could answer, for the owner to answer. */
export function createOpenQuestions(desk: ConsoleContext): Router {
  async function showQuestions(request: Request, response: Response, answer?: RefusedAnswer) {
    const after = typeof request.query.after === 'string' ? request.query.after : null
    const { account } = await desk.run(response, ConsoleOpenQuestionsDocument, { after })
    const { edges, pageInfo } = account.openQuestions
    const older = pageInfo.hasNextPage && pageInfo.endCursor
    const zones = edges.map(({ node }) => node.line.timeZone)
    const page = {
      questions: edges.map(({ node }) => node),
      answered: account.answeredQuestions,
      askedIn,
      phoneAsWritten,
      exampleAnswer,
      hasLines: account.lines.edges.length > 1,
      older: older && listAddress(`/console${PAGE}`, { after: older }),
      excerpt,
      times: ownersTimes(desk.app.clock.now(), account.timeZone, zones),
      place: 'questions',
      answer,
      isOlder: after !== null,
      heardNow: await heardNow(desk, request, response),
      notice: noticeOf(request, QUESTION_NOTICES),
    }
    desk.show(response, 'questions/questions', page, answer ? 400 : 200)
  }

  const router = Router()
  router.get(PAGE, (request, response) => showQuestions(request, response))
  return router.use(createQuestions(desk, PAGE, showQuestions))
}
