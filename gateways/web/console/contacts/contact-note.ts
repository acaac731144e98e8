import { Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import { ConsoleContactUpdateDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { redirectSaying } from '../frame/notice.ts'
import { pageToReturnTo } from './contact-marks.ts'

/** Saves the owner's note on a caller, on the page of a call or a message, then returns to that page. */
export function createContactNote(desk: ConsoleContext): Router {
  return Router().post('/contacts/:id/note', desk.ownForm, async (request, response) => {
    const notes = String(request.body.notes ?? '').trim() || null
    const variables = { id: String(request.params.id), input: { notes } }
    unwrap((await desk.run(response, ConsoleContactUpdateDocument, variables)).contactUpdate)
    redirectSaying(response, pageToReturnTo(request), 'noted')
  })
}
