import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleCalendarConnectDocument,
  ConsoleCalendarMeetingSkipDocument,
  ConsoleCalendarMeetingUnskipDocument,
  ConsoleCalendarsDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { byDay } from '../frame/by-day.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { noticeOf, redirectSaying, saying } from '../frame/notice.ts'
import { platform } from '../meetings/meeting-in-words.ts'
import { CALENDAR_STATES, calendarName, whereNoteTakersGo } from './calendar-in-words.ts'
import { CALENDAR_NOTICES, createCalendarPage } from './calendar-page.ts'

type Again = { typed?: Record<string, unknown>; refused?: Refused }

const LIST = '/console/calendars'
const NOTICES = {
  ...CALENDAR_NOTICES,
  skipped: 'We won’t send a note-taker to that meeting.',
  unskipped: 'We’ll send a note-taker to that meeting.',
}

/** Calendars whose meetings get a note-taker automatically, and their next meetings. */
export function createCalendars(desk: ConsoleContext): Router {
  const router = Router()

  /** All of them, or the form for one, with what was refused. */
  async function show(request: Request, response: Response, again?: Again) {
    const { account } = await desk.run(response, ConsoleCalendarsDocument, {})
    const times = timesIn(account.timeZone, desk.app.clock.now())
    const facts = {
      account,
      page: `${desk.app.config.baseUrl}${LIST}/new`,
      open: account.openActionItems,
      platform,
      calendarName,
      states: CALENDAR_STATES,
      goes: whereNoteTakersGo(account.calendarMeetings),
      times,
      days: byDay(account.calendarMeetings, ({ startsAt }) => startsAt, times),
      notice: noticeOf(request, NOTICES),
      ...again,
    }
    const page = again ? 'calendar-new' : 'calendars'
    desk.show(response, `calendars/${page}`, facts, again?.refused ? 400 : 200)
  }

  router.get('/calendars', (request, response) => show(request, response))
  router.get('/calendars/new', (request, response) => show(request, response, {}))

  async function connect(request: Request, response: Response) {
    const { address, name, enabled }: Record<string, unknown> = request.body
    const input = {
      address: String(address ?? ''),
      name: String(name ?? ''),
      enabled: enabled === 'yes',
    }
    const made = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleCalendarConnectDocument, { input })).calendarConnect),
    )
    if (!isRefused(made)) return { path: saying(LIST, 'connected') }
    // The calendar's address is not shown again: it is a secret, and anyone looking at the page could read it.
    const typed = { name, enabled }
    await show(request, response, { typed, refused: made.refused })
  }
  router.post('/calendars/new', desk.ownForm, desk.once(connect))

  router.post('/calendars/meetings/:id/skip', desk.ownForm, async (request, response) => {
    const variables = { id: String(request.params.id) }
    const skipped = await desk.run(response, ConsoleCalendarMeetingSkipDocument, variables)
    unwrap(skipped.calendarMeetingSkip)
    redirectSaying(response, LIST, 'skipped')
  })

  router.post('/calendars/meetings/:id/unskip', desk.ownForm, async (request, response) => {
    const variables = { id: String(request.params.id) }
    const unskipped = await desk.run(response, ConsoleCalendarMeetingUnskipDocument, variables)
    unwrap(unskipped.calendarMeetingUnskip)
    redirectSaying(response, LIST, 'unskipped')
  })

  return router.use(createCalendarPage(desk))
}
