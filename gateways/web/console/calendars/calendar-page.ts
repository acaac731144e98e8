import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleCalendarReadDocument,
  ConsoleCalendarRemoveDocument,
  ConsoleCalendarsDocument,
  ConsoleCalendarUpdateDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { inOneField, isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { noticeOf, saying } from '../frame/notice.ts'
import { calendarName } from './calendar-in-words.ts'

export const CALENDAR_NOTICES = {
  connected: 'Connected. Reload in a moment to see its meetings.',
  saved: 'Saved.',
  reading: 'Reading the calendar. Reload in a moment.',
  removed: 'Calendar removed.',
}

const LIST = '/console/calendars'

type Again = { typed?: Record<string, unknown>; refused?: Refused }
type Work = (request: Request, response: Response, id: string) => Promise<object>

/** One calendar: on or off, how long note-takers stay, who gets recaps, reading it now, and removing it. */
export function createCalendarPage(desk: ConsoleContext): Router {
  const router = Router()

  async function readCalendar(request: Request, response: Response) {
    const { account } = await desk.run(response, ConsoleCalendarsDocument, {})
    const calendar = account.calendars.find(({ id }) => id === request.params.id)
    if (!calendar) throw notFound('calendar')
    return { account, calendar }
  }

  async function show(request: Request, response: Response, again: Again = {}) {
    const { account, calendar } = await readCalendar(request, response)
    const kept = {
      name: calendar.name ?? '',
      enabled: calendar.enabled ? 'yes' : '',
      maxMinutes: String(calendar.maxMinutes),
      recipients: calendar.recipients.join('\n'),
    }
    const facts = {
      calendar,
      calendarName,
      typed: kept,
      times: timesIn(account.timeZone, desk.app.clock.now()),
      notice: noticeOf(request, CALENDAR_NOTICES),
      ...again,
    }
    desk.show(response, 'calendars/calendar', facts, again.refused ? 400 : 200)
  }

  /** Runs the action, then redirects with a notice. If it is refused, shows the calendar's page with the reason. */
  function act(path: string, said: keyof typeof CALENDAR_NOTICES, work: Work) {
    const attempt = async (request: Request, response: Response) => {
      const id = String(request.params.id)
      const done = await orRefused(() => work(request, response, id))
      if (!isRefused(done)) {
        return { path: saying(said === 'removed' ? LIST : `${LIST}/${id}`, said) }
      }
      const refused = inOneField(done.refused, 'recipients', (index) => `Address ${index + 1}`)
      await show(request, response, { ...(path === '' ? { typed: request.body } : {}), refused })
    }
    router.post(`/calendars/:id${path}`, desk.ownForm, desk.once(attempt))
  }

  router.get('/calendars/:id', (request, response) => show(request, response))

  router.get('/calendars/:id/remove', async (request, response) => {
    const { calendar } = await readCalendar(request, response)
    desk.show(response, 'calendars/calendar-remove', { calendar, calendarName })
  })

  act('', 'saved', async (request, response, id) => {
    const variables = { id, input: changeOf(request.body) }
    const changed = await desk.run(response, ConsoleCalendarUpdateDocument, variables)
    return unwrap(changed.calendarUpdate)
  })
  act('/read', 'reading', async (_request, response, id) =>
    unwrap((await desk.run(response, ConsoleCalendarReadDocument, { id })).calendarRead),
  )
  act('/remove', 'removed', async (_request, response, id) =>
    unwrap((await desk.run(response, ConsoleCalendarRemoveDocument, { id })).calendarRemove),
  )

  return router
}

/** Text that is not a number becomes 0, which the domain refuses. */
function changeOf(typed: Record<string, unknown>) {
  const text = (name: string) => String(typed[name] ?? '').trim()
  const minutes = text('maxMinutes')
  return {
    name: text('name') || null,
    enabled: text('enabled') === 'yes',
    maxMinutes: minutes === '' ? null : /^\d{1,4}$/.test(minutes) ? Number(minutes) : 0,
    recipients: text('recipients')
      .split(/[\s,;]+/)
      .filter((address) => address !== ''),
  }
}
