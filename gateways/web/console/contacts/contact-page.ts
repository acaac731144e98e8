import { type Request, type Response, Router } from 'express'
import { CALLS_COUNTED_MAX } from '../../../../src/calls/calls-of-number.ts'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleContactDeleteDocument,
  ConsoleContactDocument,
  ConsoleContactUpdateDocument,
} from '../../../generated/operations.ts'
import { chipOf } from '../calls/call-in-words.ts'
import type { ConsoleContext } from '../console-context.ts'
import { byDay } from '../frame/by-day.ts'
import { excerpt } from '../frame/excerpt.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { noticeOf, redirectSaying } from '../frame/notice.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { HANDLE_NOTICES } from '../messages/handle-notices.ts'
import { bestTimeOf } from '../messages/message-details.ts'
import { gistOfCall, moreInWords } from '../messages/message-in-words.ts'
import { MARK_NOTICES } from './contact-marks.ts'

type Again = { typed?: Record<string, unknown>; refused?: Refused }

const LIST = '/console/contacts'
const NOTICES = {
  ...MARK_NOTICES,
  handled: HANDLE_NOTICES.handled,
  saved: 'Saved.',
  added: 'Contact added.',
}

/** One contact: what they called about, their name and notes, and how the line treats them. */
export function createContactPage(desk: ConsoleContext): Router {
  const router = Router()

  async function show(request: Request, response: Response, again: Again = {}) {
    const { calls = null, messages = null } = pagesOf(request.query)
    const variables = { id: String(request.params.id), calls, messages }
    const { account, contact } = await desk.run(response, ConsoleContactDocument, variables)
    if (!contact) throw notFound('contact')
    const now = desk.app.clock.now()
    const heard = [...contact.calls.edges, ...contact.messages.edges]
    const zones = heard.map(({ node }) => node.line.timeZone)
    const times = ownersTimes(now, account.timeZone, zones)
    const own = contact.nameSource === 'HEARD' ? null : contact.name
    const facts = {
      contact,
      own,
      typed: { name: contact.name ?? '', notes: contact.notes ?? '' },
      bestTimeOf,
      callsCountedMax: CALLS_COUNTED_MAX,
      excerpt,
      gistOfCall,
      moreInWords,
      chipOf,
      times,
      days: byDay(contact.calls.edges, ({ node }) => node.at, times),
      notice: noticeOf(request, NOTICES),
      ...again,
    }
    desk.show(response, 'contacts/contact', facts, again.refused ? 400 : 200)
  }

  router.get('/contacts/:id', (request, response) => show(request, response))

  router.post('/contacts/:id', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const typed: Record<string, unknown> = request.body
    // If the name is still the one taken from a call, the owner has not chosen it, so it is not saved.
    const isHeard = typed.name === typed.heard
    const variables = { id, input: writtenOf(isHeard ? { ...typed, name: '' } : typed) }
    const saved = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleContactUpdateDocument, variables)).contactUpdate),
    )
    if (isRefused(saved)) return show(request, response, { typed, refused: saved.refused })
    redirectSaying(response, `${LIST}/${id}`, 'saved')
  })

  router.get('/contacts/:id/delete', async (request, response) => {
    const variables = { id: String(request.params.id), calls: null, messages: null }
    const { contact } = await desk.run(response, ConsoleContactDocument, variables)
    if (!contact) throw notFound('contact')
    desk.show(response, 'contacts/contact-delete', { contact })
  })

  router.post('/contacts/:id/delete', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    unwrap((await desk.run(response, ConsoleContactDeleteDocument, { id })).contactDelete)
    redirectSaying(response, LIST, 'deleted')
  })

  return router
}

/** An empty field means null: the owner has written nothing. */
export function writtenOf({ name, notes }: Record<string, unknown>) {
  const given = (value: unknown) => (String(value ?? '').trim() === '' ? null : String(value))
  return { name: given(name), notes: given(notes) }
}

function pagesOf({ calls, messages }: Request['query']) {
  const cursor = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return { calls: cursor(calls), messages: cursor(messages) }
}
