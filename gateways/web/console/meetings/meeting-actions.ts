import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleMeetingCancelDocument,
  ConsoleMeetingDeleteDocument,
  ConsoleMeetingToEndDocument,
  ConsoleRecapResendDocument,
  ConsoleRecapShareDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { redirectSaying, saying } from '../frame/notice.ts'
import * as meetingWords from './meeting-in-words.ts'

/** The notice of each refusal that another address, or a minute, puts right. */
const NOT_SHARED: Partial<Record<string, string>> = {
  rate_limited: 'too-soon',
  invalid_request: 'not-shared',
}

/** Cancelling a note-taker, deleting its notes, and mailing the recap again or to somebody else. */
export function createMeetingActions(desk: ConsoleContext): Router {
  const router = Router()

  async function ask(response: Response, id: string, page: string) {
    const { meeting } = await desk.run(response, ConsoleMeetingToEndDocument, { id })
    if (!meeting) throw notFound('meeting')
    desk.show(response, page, { meeting, meetingWords })
  }

  router.get('/meetings/:id/cancel', (request, response) =>
    ask(response, request.params.id, 'meetings/meeting-cancel'),
  )

  router.post('/meetings/:id/cancel', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { meetingCancel } = await desk.run(response, ConsoleMeetingCancelDocument, { id })
    unwrap(meetingCancel)
    redirectSaying(response, `/console/meetings/${id}`, 'cancelled')
  })

  router.get('/meetings/:id/delete', (request, response) =>
    ask(response, request.params.id, 'meetings/meeting-delete'),
  )

  router.post('/meetings/:id/delete', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { meetingDelete } = await desk.run(response, ConsoleMeetingDeleteDocument, { id })
    unwrap(meetingDelete)
    redirectSaying(response, `/console/meetings/${id}`, 'deleted')
  })

  async function resend(request: Request, response: Response) {
    const id = String(request.params.id)
    const email = String(request.body.email ?? '')
    const { recapResend } = await desk.run(response, ConsoleRecapResendDocument, { id, email })
    const tooSoon = recapResend.__typename === 'ApiError' && recapResend.code === 'rate_limited'
    if (!tooSoon) unwrap(recapResend)
    return { path: saying(`/console/meetings/${id}#deliveries`, tooSoon ? 'too-soon' : 'resent') }
  }

  router.post('/meetings/:id/resend', desk.ownForm, desk.once(resend))

  async function share(request: Request, response: Response) {
    const id = String(request.params.id)
    const email = String(request.body.email ?? '')
    const { recapShare } = await desk.run(response, ConsoleRecapShareDocument, { id, email })
    const refused = recapShare.__typename === 'ApiError' && NOT_SHARED[recapShare.code]
    if (!refused) unwrap(recapShare)
    return { path: saying(`/console/meetings/${id}#deliveries`, refused || 'shared') }
  }

  router.post('/meetings/:id/share', desk.ownForm, desk.once(share))

  return router
}
