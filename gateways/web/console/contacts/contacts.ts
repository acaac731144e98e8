import { type Request, type Response, Router } from 'express'
import { CALLS_COUNTED_MAX } from '../../../../src/calls/calls-of-number.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleContactCreateDocument,
  ConsoleContactsDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { isRefused, orRefused } from '../frame/form-refusal.ts'
import { listViewOf, searchVariables } from '../frame/list-view.ts'
import { noticeOf } from '../frame/notice.ts'
import { gistOfCall } from '../messages/message-in-words.ts'
import { createContactExport } from './contact-export.ts'
import { createContactFiles } from './contact-files.ts'
import { createContactMarks, MARK_NOTICES, markIn } from './contact-marks.ts'
import { createContactNote } from './contact-note.ts'
import { createContactPage, writtenOf } from './contact-page.ts'

const LIST = '/console/contacts'
const NOTICES = {
  ...MARK_NOTICES,
  deleted: 'Contact deleted. You keep their calls and messages.',
}

/** The list of contacts, most recently in touch first. */
export function createContacts(desk: ConsoleContext): Router {
  const router = Router().use(
    createContactMarks(desk),
    createContactNote(desk),
    createContactFiles(desk),
    createContactExport(desk),
  )

  router.get('/contacts', async (request, response) => {
    const view = { ...listViewOf(request.query), mark: markIn(request.query.mark) }
    const variables = { ...searchVariables(view), mark: view.mark }
    const { account } = await desk.run(response, ConsoleContactsDocument, variables)
    const { edges, pageInfo } = account.contacts
    const older = pageInfo.hasNextPage ? pageInfo.endCursor : null
    desk.show(response, 'contacts/contacts', {
      view,
      contacts: edges.map(({ node }) => node),
      older: older && addressOf({ ...view, after: older }),
      addressOf,
      here: addressOf(view),
      callsCountedMax: CALLS_COUNTED_MAX,
      excerpt,
      gistOfCall,
      times: timesIn(account.timeZone, desk.app.clock.now()),
      notice: noticeOf(request, NOTICES),
    })
  })

  router.get('/contacts/new', (request, response) =>
    desk.show(response, 'contacts/contact-new', { typed: { phone: request.query.phone ?? '' } }),
  )

  async function add(request: Request, response: Response) {
    const typed: Record<string, unknown> = request.body
    const input = {
      phone: String(typed.phone ?? ''),
      ...writtenOf(typed),
      mark: markIn(typed.mark),
    }
    const made = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleContactCreateDocument, { input })).contactCreate),
    )
    if (!isRefused(made)) return { path: `${LIST}/${made.id}?said=added` }
    desk.show(response, 'contacts/contact-new', { typed, refused: made.refused }, 400)
  }
  router.post('/contacts/new', desk.ownForm, desk.once(add))

  return router.use(createContactPage(desk))
}

function addressOf({ q, after, mark }: { q?: string; after?: string; mark: string | null }) {
  const given = Object.entries({ q, mark, after }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return given.length > 0 ? `${LIST}?${new URLSearchParams(given)}` : LIST
}
