import { type Request, type Response, Router } from 'express'
import type { FieldProblem } from '../../../../src/kernel/errors.ts'
import { zoneClock } from '../../../../src/kernel/hours/zone-clock.ts'
import { problemsIn } from '../../../../src/kernel/input/parse-input.ts'
import { MAX_MINUTES_DEFAULT } from '../../../../src/meetings/how-long-note-taker-stays.ts'
import { meetingOrderAt } from '../../../../src/meetings/meeting-order.ts'
import {
  ConsoleMeetingFormDocument,
  ConsoleMeetingScheduleDocument,
  type ErrorFieldsFragment,
  type MeetingScheduleInput,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { inOneField, type Refused, refusedBy } from '../frame/form-refusal.ts'
import { instantOf, ZONES, zoneName } from '../frame/local-time.ts'
import { saying } from '../frame/notice.ts'

type Typed = Record<
  'meetingUrl' | 'when' | 'date' | 'time' | 'timeZone' | 'title' | 'maxMinutes' | 'recipients',
  string
>

/** The form that sends a note-taker to a meeting. */
export function createMeetingForm(desk: ConsoleContext): Router {
  const router = Router()

  async function show(response: Response, typed?: Typed, problem: Problem = {}) {
    const { account } = await desk.run(response, ConsoleMeetingFormDocument, {})
    const zones = { [account.timeZone]: zoneName(account.timeZone), ...ZONES }
    const facts = {
      account,
      zones,
      typed: typed ?? fresh(account, desk.app.clock.now()),
      ...problem,
    }
    desk.show(response, 'meetings/meeting-new', facts, typed ? 400 : 200)
  }

  router.get('/meetings/new', (_request, response) => show(response))

  async function schedule(request: Request, response: Response) {
    const typed = typedIn(request)
    const order = orderOf(typed, desk.app.clock.now())
    if ('refused' in order) {
      await show(response, typed, order)
      return
    }
    const scheduled = await desk.run(response, ConsoleMeetingScheduleDocument, order)
    const { meetingSchedule } = scheduled
    if (meetingSchedule.__typename === 'Meeting') {
      return { path: saying(`/console/meetings/${meetingSchedule.id}`, 'scheduled') }
    }
    const there = meetingThere(meetingSchedule as ErrorFieldsFragment)
    if (there) return { path: saying(`/console/meetings/${there}`, 'already') }
    await show(response, typed, problemOf(meetingSchedule as ErrorFieldsFragment))
  }

  router.post('/meetings', desk.ownForm, desk.once(schedule))

  return router
}

type Problem = { refused?: Refused; mustBuy?: boolean }

type Asking = {
  email: string
  timeZone: string
  savedRecipients: string[]
  meetingMinutes: { available: number }
}

/** Later begins as the next full hour where the account is; the length as what an empty field stands for. */
function fresh(account: Asking, now: Date): Typed {
  const { dayNumber, minute } = zoneClock(account.timeZone).wallTime(now)
  const hour = Math.floor(minute / 60) + 1
  return {
    meetingUrl: '',
    when: 'now',
    date: new Date((dayNumber + (hour === 24 ? 1 : 0)) * DAY_MS).toISOString().slice(0, 10),
    time: `${String(hour % 24).padStart(2, '0')}:00`,
    timeZone: account.timeZone,
    title: '',
    maxMinutes: String(Math.min(MAX_MINUTES_DEFAULT, account.meetingMinutes.available) || ''),
    recipients: [account.email, ...account.savedRecipients].join('\n'),
  }
}

const DAY_MS = 86_400_000

function typedIn({ body }: Request): Typed {
  const text = (name: keyof Typed) => (typeof body[name] === 'string' ? body[name] : '')
  return {
    meetingUrl: text('meetingUrl'),
    when: text('when') === 'later' ? 'later' : 'now',
    date: text('date'),
    time: text('time'),
    timeZone: text('timeZone'),
    title: text('title'),
    maxMinutes: text('maxMinutes').trim(),
    recipients: text('recipients'),
  }
}

function orderOf(typed: Typed, now: Date): { input: MeetingScheduleInput } | { refused: Refused } {
  const { meetingUrl, title, maxMinutes } = typed
  const startsAt = startOf(typed)
  const isNumber = /^\d{0,4}$/.test(maxMinutes)
  const input = {
    meetingUrl,
    startsAt: startsAt ?? 'now',
    recipients: typed.recipients.split(/[\s,;]+/).filter((address) => address !== ''),
    ...(title.trim() === '' ? {} : { title }),
    ...(maxMinutes === '' || !isNumber ? {} : { maxMinutes: Number(maxMinutes) }),
  }
  if (startsAt !== undefined && isNumber) return { input }
  const others = problemsIn(meetingOrderAt(now), input)
  return { refused: refusedInForm([...unreadable(startsAt, isNumber), ...others]) }
}

/** Problems in fields that cannot be parsed, and so cannot be sent to the domain. */
function unreadable(startsAt: string | undefined, isNumber: boolean): FieldProblem[] {
  const start = { field: ['startsAt'], message: 'Give a date and a time of that day.' }
  const minutes = { field: ['maxMinutes'], message: 'not a whole number' }
  return [...(startsAt === undefined ? [start] : []), ...(isNumber ? [] : [minutes])]
}

function refusedInForm(problems: readonly FieldProblem[]): Refused {
  return inOneField(refusedBy(problems), 'recipients', (index) => `Address ${index + 1}`)
}

function startOf({ when, date, time, timeZone }: Typed): string | undefined {
  if (when === 'now') return 'now'
  return isZone(timeZone) ? instantOf(timeZone, date, time)?.toISOString() : undefined
}

function isZone(timeZone: string): boolean {
  return Object.hasOwn(ZONES, timeZone) || Intl.supportedValuesOf('timeZone').includes(timeZone)
}

/** The id of the meeting that already exists, taken from the refusal's message. */
function meetingThere({ code, message }: ErrorFieldsFragment): string | undefined {
  return code === 'already_scheduled' ? /mtg_[0-9a-z]{26}/.exec(message)?.[0] : undefined
}

function problemOf({ code, problems }: ErrorFieldsFragment): Problem {
  return { refused: refusedInForm(problems), mustBuy: code === 'insufficient_minutes' }
}
