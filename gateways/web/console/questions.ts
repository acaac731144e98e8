import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../core/unwrap.ts'
import {
  ConsoleQuestionAnswerDocument,
  ConsoleQuestionDismissDocument,
} from '../../generated/operations.ts'
import type { Desk } from './desk.ts'
import { redirectSaying } from './notice.ts'
import { isRefused, orRefused, type Refused } from './refused.ts'

/** What was typed as the answer to a question, and why it was not taken. */
export type RefusedAnswer = { question: string; fact: string; refused: Refused }

type ShowLine = (
  request: Request,
  response: Response,
  answer?: RefusedAnswer,
) => Promise<void> | void

/** Questions callers asked in vain: each is answered by a sentence that the line knows from then on, or put aside. */
export function createQuestions(desk: Desk, showLine: ShowLine): Router {
  const router = Router()

  router.post('/lines/:id/questions/:question/answer', desk.ownForm, async (request, response) => {
    const question = String(request.params.question)
    const fact = String(request.body.fact ?? '')
    const variables = { id: question, fact }
    const line = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleQuestionAnswerDocument, variables)).questionAnswer),
    )
    if (isRefused(line)) {
      return showLine(request, response, { question, fact, refused: line.refused })
    }
    redirectSaying(response, `/console/lines/${line.id}#questions`, 'answered')
  })

  router.post('/lines/:id/questions/:question/dismiss', desk.ownForm, async (request, response) => {
    const id = String(request.params.question)
    const { questionDismiss } = await desk.run(response, ConsoleQuestionDismissDocument, { id })
    const line = unwrap(questionDismiss)
    redirectSaying(response, `/console/lines/${line.id}#questions`, 'dismissed')
  })

  return router
}
