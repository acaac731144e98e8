import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsolePreviewDocument,
  ConsoleQuestionAnswerDocument,
  ConsoleQuestionDismissDocument,
  ConsoleQuestionDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { redirectSaying } from '../frame/notice.ts'

export const QUESTION_NOTICES = {
  answered: 'Saved.',
  dismissed: 'Dismissed.',
}

/** A typed answer to a question, and why it was refused. */
export type RefusedAnswer = { question: string; fact: string; refused: Refused }

/** Shows the page with the form again. */
type ShowPage = (
  request: Request,
  response: Response,
  answer?: RefusedAnswer,
) => Promise<void> | void

/**
 * Callers' questions that the line could not answer. The owner answers each with a fact the line then knows, or
 * dismisses it. The forms are on the pages at `page` (`/lines/:id`), which are shown again afterwards.
 */
export function createQuestions(desk: ConsoleContext, page: string, showPage: ShowPage): Router {
  const router = Router()
  const path = `${page}/questions/:question`
  const pageOf = ({ params: { id } }: Request) =>
    `/console${page.replace(':id', encodeURIComponent(String(id)))}`

  router.post(`${path}/answer`, desk.ownForm, async (request, response) => {
    const question = String(request.params.question)
    const fact = String(request.body.fact ?? '')
    const variables = { id: question, fact }
    const line = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleQuestionAnswerDocument, variables)).questionAnswer),
    )
    if (isRefused(line)) {
      return showPage(request, response, { question, fact, refused: line.refused })
    }
    redirectSaying(response, `${pageOf(request)}?asked=${question}#questions`, 'answered')
  })

  router.post(`${path}/dismiss`, desk.ownForm, async (request, response) => {
    const id = String(request.params.question)
    unwrap((await desk.run(response, ConsoleQuestionDismissDocument, { id })).questionDismiss)
    redirectSaying(response, `${pageOf(request)}#questions`, 'dismissed')
  })

  return router
}

/** What the line now replies to the question that was just answered; undefined on any other visit. */
export async function heardNow(desk: ConsoleContext, request: Request, response: Response) {
  const { said, asked } = request.query
  if (said !== 'answered' || typeof asked !== 'string') return undefined
  const { callerQuestion } = await desk.run(response, ConsoleQuestionDocument, { id: asked })
  if (!callerQuestion) return undefined
  const { words, line } = callerQuestion
  const input = { lineId: line.id, utterances: [words] }
  const played = await orRefused(() => desk.run(response, ConsolePreviewDocument, { input }))
  if (isRefused(played) || !played.receptionistPreview) return undefined
  const { turns, openQuestions } = played.receptionistPreview
  const reply = turns.findLast(({ who }) => who === 'LINE')?.text ?? ''
  return { words, reply, lineId: line.id, isKnown: openQuestions.length === 0 }
}
