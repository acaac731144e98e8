import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleClosedDaysAddDocument,
  ConsoleClosedDaysDocument,
  type ConsoleClosedDaysQuery,
  ConsoleClosedDaysRemoveDocument,
  type HoursExceptionInput,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { noticeOf, redirectSaying, saying } from '../frame/notice.ts'
import { printedClock } from '../lines/line-in-words.ts'
import { dateIn, daysSaid, exceptionsInWords, weekdayOf } from './days-in-words.ts'
import { daysToChoose, type ToChoose } from './holidays-to-choose.ts'

type Again = { typed?: Record<string, unknown>; refused?: Refused; problem?: string }

const NOTICES = { added: 'Saved. It applies from the next call.', removed: 'Removed.' }

/** Days when a line's business is closed or has other hours, and the federal holidays to choose from. */
export function createClosedDays(desk: ConsoleContext): Router {
  const router = Router()
  const pathOf = (request: Request) => `/console/lines/${request.params.id}/closed-days`

  async function show(request: Request, response: Response, again: Again = {}) {
    const line = await readLine(desk, request, response)
    const now = desk.app.clock.now()
    const today = dateIn(line, now)
    const facts = {
      line,
      at: pathOf(request),
      ...daysSaid(today),
      exceptions: exceptionsInWords(line.hoursExceptions, today),
      ...choicesOf(line, now),
      soon: daysSoon(line, now),
      notice: noticeOf(request, NOTICES),
      ...again,
    }
    const isWrong = again.refused ?? again.problem
    desk.show(response, 'closed-days/closed-days', facts, isWrong ? 400 : 200)
  }

  router.get('/lines/:id/closed-days', (request, response) => show(request, response))

  async function add(request: Request, response: Response) {
    const typed: Record<string, unknown> = request.body
    const added = await addDays(desk, request, response, givenIn(typed))
    if (!isRefused(added)) return { path: saying(pathOf(request), 'added') }
    await show(request, response, { typed, refused: added.refused })
  }

  /** Adds the ticked holidays one by one. If one is refused, the reason is shown, and those added before it stay. */
  async function addHolidays(request: Request, response: Response) {
    const ticked = [request.body.holiday].flat()
    const isEach = request.body.each === 'yes'
    const line = await readLine(desk, request, response)
    const { choices } = choicesOf(line, desk.app.clock.now())
    const chosen = choices.filter(
      ({ date, isFederal }) => (isEach && isFederal) || ticked.includes(date),
    )
    if (chosen.length === 0) {
      await show(request, response, { problem: 'Check at least one.' })
      return undefined
    }
    for (const { date, says } of chosen) {
      const added = await addDays(desk, request, response, { from: date, says })
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

const TIMES: readonly string[] = ['open', 'close']

/** What is filled in. Times typed before "Closed" was chosen are no longer seen, so they do not count. */
function givenIn(typed: Record<string, unknown>): HoursExceptionInput {
  const names = ['from', 'to', ...(typed.kind === 'closed' ? [] : TIMES), 'says']
  const given = names.flatMap((name) => {
    const value = String(typed[name] ?? '').trim()
    return value === '' ? [] : [[name, TIMES.includes(name) ? printedClock(value) : value] as const]
  })
  return { from: '', ...Object.fromEntries(given) }
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

/**
 * The days to tick for which nothing is set yet. Those on which the week's hours say closed need no tick, and are named
 * apart.
 */
function choicesOf(line: Line, now: Date) {
  const days = daysToChoose(line.federalHolidays, dateIn(line, now))
  const left = days.filter(({ date }) => !isSet(line, date))
  const isOpen = ({ date }: ToChoose) => !isClosedWeekly(line, date)
  return { choices: left.filter(isOpen), closedAlready: left.filter((day) => !isOpen(day)) }
}

/** Today and tomorrow where the business is, unless something is set for them or they are closed each week. */
function daysSoon(line: Line, now: Date) {
  return ['today', 'tomorrow'].flatMap((word, later) => {
    const date = dateIn(line, now, later)
    return isSet(line, date) || isClosedWeekly(line, date) ? [] : [{ word, date }]
  })
}

function isSet({ hoursExceptions }: Line, date: string): boolean {
  return hoursExceptions.some(({ from, to }) => from <= date && date <= to)
}

/** A week without any hours says nothing about a day. */
function isClosedWeekly({ hours }: Line, date: string): boolean {
  const hasHours = Object.values(hours).some((times) => times !== 'closed')
  return hasHours && hours[weekdayOf(date)] === 'closed'
}
