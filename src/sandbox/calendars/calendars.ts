import { randomUUID } from 'node:crypto'
import express, { Router } from 'express'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { calendarsPage } from './calendars-page.ts'

const Entry = z.object({
  title: z.string().trim().min(1).max(160),
  link: z.url().max(500),
  inMinutes: z.coerce.number().int().min(1).max(10_000),
})

/**
 * A calendar service: `GET /calendars/work.ics` returns what was entered on the page; any other name returns what was
 * uploaded with `PUT /calendars/{name}.ics`. Express sends an ETag, and 304 when it matches.
 */
export function calendars({ record, config, clock }: Sandbox): { router: Router } {
  const entered = record.collection<CalendarEvent>('calendar_events')
  const files = record.collection<{ id: string; text: string }>('calendar_files')
  const router = Router()

  router.get('/calendars', (_request, response) => {
    const address = `${config.sandbox.url}/calendars/work.ics`
    response.type('html').send(calendarsPage({ address, events: entered.list() }))
  })

  router.post('/calendars', express.urlencoded({ extended: false }), (request, response) => {
    const given = Entry.safeParse(request.body)
    if (!given.success) {
      response
        .status(400)
        .json({ error: { message: 'Give a title, a link and minutes from now.' } })
      return
    }
    const { title, link, inMinutes } = given.data
    const at = new Date(clock.now().getTime() + inMinutes * 60_000).toISOString()
    entered.put({ id: randomUUID(), title, link, at })
    response.redirect(303, '/calendars')
  })

  router.post('/calendars/:id/cancel', (request, response) => {
    entered.delete(String(request.params.id))
    response.redirect(303, '/calendars')
  })

  router.get('/calendars/:name.ics', (request, response, next) => {
    const { name } = request.params
    const text = name === 'work' ? calendarFile(entered.list()) : files.get(name)?.text
    if (text === undefined) return next()
    response.type('text/calendar').send(text)
  })

  const file = express.text({ type: () => true, limit: '5mb' })
  router.put('/calendars/:name.ics', file, (request, response) => {
    files.put({ id: String(request.params.name), text: String(request.body) })
    response.status(204).end()
  })

  return { router }
}
