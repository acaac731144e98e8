import { type Request, Router } from 'express'
import { ownPath } from '../../../../src/accounts/return-after-sign-in.ts'
import { unwrap } from '../../../core/unwrap.ts'
import { ConsoleCallerMarkDocument, type ContactMark } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { redirectSaying } from '../frame/notice.ts'

/** For every page that includes `contact-marks.eta`, or a caller's note. */
export const MARK_NOTICES = {
  noted: 'Note saved.',
  vip: 'Marked as VIP. They’re never treated as a sales call, and you always get their messages by email.',
  blocked: 'Blocked. Calls from this number get a busy signal and cost nothing.',
  unmarked: 'Removed. Calls from this number are answered as usual.',
}

const MARKS: readonly ContactMark[] = ['VIP', 'BLOCKED']

export function markIn(value: unknown): ContactMark | null {
  return MARKS.find((mark) => mark === value) ?? null
}

/**
 * Handles the buttons that block a number, mark its caller as VIP, or remove the mark, then returns to the same page.
 */
export function createContactMarks(desk: ConsoleContext): Router {
  return Router().post('/contacts/mark', desk.ownForm, async (request, response) => {
    const { phone } = request.body
    const mark = markIn(request.body.mark)
    const variables = { phone: String(phone ?? ''), mark }
    unwrap((await desk.run(response, ConsoleCallerMarkDocument, variables)).callerMark)
    redirectSaying(response, pageToReturnTo(request), mark?.toLowerCase() ?? 'unmarked')
  })
}

/** The page of the console that a form was on. */
export function pageToReturnTo({ body }: Request): string {
  const back = ownPath(String(body.from ?? '')) ?? ''
  return back.startsWith('/console/') ? back : '/console/contacts'
}
