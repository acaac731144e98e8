import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { zoneClock } from '../../../../src/kernel/hours/zone-clock.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleClosedDaysAddDocument,
  ConsoleClosedDaysDocument,
  type ConsoleClosedDaysQuery,
  ConsoleClosedDaysRemoveDocument,
  type ConsoleHoursExceptionFragment,
  type HoursExceptionInput,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { noticeOf, redirectSaying, saying } from '../frame/notice.ts'
import { holidaysToChoose } from './holidays-to-choose.ts'

type Again = { typed?: Record<string, unknown>; refused?: Refused; problem?: string }

const DAY_MS = 86_400_000

const NOTICES = { added: 'Saved. The next call hears it.', removed: 'Removed.' }

/** Days when a line's business is closed or has other hours, and the federal holidays to choose from. */
export function createClosedDays(desk: ConsoleContext): Router {
  const router = Router()
  const pathOf = (request: Request) => `/console/lines/${request.params.id}/closed-days`

  async function show(request: Request, response: Response, again: Again = {}) {
    const line = await readLine(desk, request, response)
    const facts = {
      line,
      at: pathOf(request),
      exceptions: exceptionsInWords(line.hoursExceptions),
      holidays: holidaysLeft(line, desk.app.clock.now()).map((holiday) => ({
        ...holiday,
        day: dayInWords(holiday.date),
      })),
      soon: daysSoon(line, desk.app.clock.now()),
      notice: noticeOf(request, NOTICES),
      ...again,
    }
    const isWrong = again.refused ?? again.problem
    desk.show(response, 'closed-days/closed-days', facts, isWrong ? 400 : 200)
  }

  router.get('/lines/:id/closed-days', (request, response) => show(request, response))

  async function add(request: Request, response: Response) {
    const typed: Record<string, unknown> = request.body
    const given = ['from', 'to', 'open', 'close', 'says'].flatMap((name) => {
      const value = String(typed[name] ?? '').trim()
      return value === '' ? [] : [[name, value] as const]
    })
    const added = await addDays(desk, request, response, { from: '', ...Object.fromEntries(given) })
    if (!isRefused(added)) return { path: saying(pathOf(request), 'added') }
    await show(request, response, { typed, refused: added.refused })
  }

  /** Adds the ticked holidays one by one. If one is refused, the reason is shown, and those added before it stay. */
  async function addHolidays(request: Request, response: Response) {
    const ticked = [request.body.holiday].flat()
    const isEach = request.body.each === 'yes'
    const line = await readLine(desk, request, response)
    const chosen = holidaysLeft(line, desk.app.clock.now()).filter(
      ({ date }) => isEach || ticked.includes(date),
    )
    if (chosen.length === 0) {
      await show(request, response, { problem: 'Check at least one.' })
      return undefined
    }
    for (const { name, date } of chosen) {
      const added = await addDays(desk, request, response, {
        from: date,
        says: `closed for ${name}`,
      })
      if (isRefused(added)) {
        await show(request, response, { problem: [...added.refused.values()].join(' ') })
        return undefined
      }
    }
    return { path: saying(pathOf(request), 'added') }
  }

  router.post('/lines/:id/closed-days', desk.ownForm, desk.once(add))
  router.post('/lines/:id/closed-days/holidays', desk.ownForm, desk.once(addHolidays))

  router.post('/lines/:id/closed-days/remove', desk.ownForm, async (request, response) => {
    const variables = { id: String(request.params.id), from: String(request.body.from ?? '') }
    const removed = await desk.run(response, ConsoleClosedDaysRemoveDocument, variables)
    unwrap(removed.lineHoursExceptionRemove)
    redirectSaying(response, pathOf(request), 'removed')
  })

  return router
}

async function readLine(desk: ConsoleContext, request: Request, response: Response) {
  const id = String(request.params.id)
  const { line } = await desk.run(response, ConsoleClosedDaysDocument, { id })
  if (!line) throw notFound('line')
  return line
}

function addDays(
  desk: ConsoleContext,
  request: Request,
  response: Response,
  input: HoursExceptionInput,
) {
  return orRefused(async () => {
    const variables = { id: String(request.params.id), input }
    const added = await desk.run(response, ConsoleClosedDaysAddDocument, variables)
    return unwrap(added.lineHoursExceptionAdd)
  })
}

type Line = NonNullable<ConsoleClosedDaysQuery['line']>

/** The holidays for which nothing is set yet. */
function holidaysLeft(line: Line, now: Date) {
  const today = dateIn(line, now, 0)
  return holidaysToChoose(line.federalHolidays, today).filter(({ date }) => !isSet(line, date))
}

/** Today and tomorrow where the business is, unless something is set for them. */
function daysSoon(line: Line, now: Date) {
  return ['today', 'tomorrow'].flatMap((word, later) => {
    const date = dateIn(line, now, later)
    return isSet(line, date) ? [] : [{ word, date, day: dayInWords(date) }]
  })
}

/** The date where the business is, some days from now. */
function dateIn({ timeZone }: Line, now: Date, later: number): string {
  const day = zoneClock(timeZone).wallTime(now).dayNumber + later
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

function isSet({ hoursExceptions }: Line, date: string): boolean {
  return hoursExceptions.some(({ from, to }) => from <= date && date <= to)
}

/** `Thu, Nov 26, 2026 to Fri, Nov 27, 2026`, with the hours on those days. */
export function exceptionsInWords(exceptions: readonly ConsoleHoursExceptionFragment[]) {
  return exceptions.map(({ from, to, open, close, says }) => ({
    from,
    days: from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`,
    words: [open === null ? 'Closed' : `${open} to ${close}`, says].filter(Boolean).join(': '),
    question: `Are you open on ${SPOKEN_DAY.format(new Date(`${from}T00:00:00Z`))}?`,
  }))
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

const SPOKEN_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

function dayInWords(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`))
}
