import { type Request, type Response, Router } from 'express'
import {
  ConsoleMeetingFormDocument,
  ConsoleMeetingScheduleDocument,
  type ErrorFieldsFragment,
  type MeetingScheduleInput,
} from '../../generated/operations.ts'
import type { Desk } from './desk.ts'
import { instantOf, ZONES, zoneName } from './local-time.ts'
import { redirectSaying } from './notice.ts'
import type { Refused } from './refused.ts'

type Typed = Record<
  'meetingUrl' | 'when' | 'date' | 'time' | 'timeZone' | 'title' | 'maxMinutes' | 'recipients',
  string
>

/** Sending a note-taker to a meeting. */
export function createMeetingForm(desk: Desk): Router {
  const router = Router()

  async function show(response: Response, typed?: Typed, problem: Problem = {}) {
    const { account } = await desk.run(response, ConsoleMeetingFormDocument, {})
    const zones = { [account.timeZone]: zoneName(account.timeZone), ...ZONES }
    const facts = { account, zones, typed: typed ?? fresh(account), ...problem }
    desk.show(response, 'meeting-new', facts, typed ? 400 : 200)
  }

  router.get('/meetings/new', (_request, response) => show(response))

  router.post('/meetings', desk.ownForm, async (request, response) => {
    const typed = typedIn(request)
    const order = orderOf(typed)
    if ('refused' in order) return show(response, typed, order)
    const scheduled = await desk.run(response, ConsoleMeetingScheduleDocument, order)
    const { meetingSchedule } = scheduled
    if (meetingSchedule.__typename === 'Meeting') {
      return redirectSaying(response, `/console/meetings/${meetingSchedule.id}`, 'scheduled')
    }
    const there = meetingThere(meetingSchedule as ErrorFieldsFragment)
    if (there) return redirectSaying(response, `/console/meetings/${there}`, 'already')
    await show(response, typed, problemOf(meetingSchedule as ErrorFieldsFragment))
  })

  return router
}

type Problem = { refused?: Refused; mustBuy?: boolean }

function fresh(account: { email: string; timeZone: string; savedRecipients: string[] }): Typed {
  return {
    meetingUrl: '',
    when: 'now',
    date: '',
    time: '',
    timeZone: account.timeZone,
    title: '',
    maxMinutes: '',
    recipients: [account.email, ...account.savedRecipients].join('\n'),
  }
}

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

function orderOf(typed: Typed): { input: MeetingScheduleInput } | { refused: Refused } {
  const { meetingUrl, title, maxMinutes } = typed
  const startsAt = startOf(typed)
  if (startsAt === undefined) {
    return { refused: { field: 'startsAt', message: 'give a date and a time of that day' } }
  }
  if (!/^\d{0,4}$/.test(maxMinutes)) {
    return { refused: { field: 'maxMinutes', message: 'not a whole number of minutes' } }
  }
  return {
    input: {
      meetingUrl,
      startsAt,
      recipients: typed.recipients.split(/[\s,;]+/).filter((address) => address !== ''),
      ...(title.trim() === '' ? {} : { title }),
      ...(maxMinutes === '' ? {} : { maxMinutes: Number(maxMinutes) }),
    },
  }
}

function startOf({ when, date, time, timeZone }: Typed): string | undefined {
  if (when === 'now') return 'now'
  return isZone(timeZone) ? instantOf(timeZone, date, time)?.toISOString() : undefined
}

function isZone(timeZone: string): boolean {
  return Object.hasOwn(ZONES, timeZone) || Intl.supportedValuesOf('timeZone').includes(timeZone)
}

/** The refusal names the meeting that is there. */
function meetingThere({ code, message }: ErrorFieldsFragment): string | undefined {
  return code === 'already_scheduled' ? /mtg_[0-9a-z]{26}/.exec(message)?.[0] : undefined
}

function problemOf({ code, message, field }: ErrorFieldsFragment): Problem {
  const [name = '', index] = field
  const at = index === undefined ? '' : `address ${Number(index) + 1} is `
  return {
    refused: { field: name, message: `${at}${message}` },
    mustBuy: code === 'insufficient_minutes',
  }
}
