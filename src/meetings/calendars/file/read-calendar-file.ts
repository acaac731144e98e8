import { createHash } from 'node:crypto'
import type ICAL from 'ical.js'
import { plainText } from '../../../kernel/text/plain-text.ts'
import type { MeetingLink } from '../../links/meeting-link.ts'
import { readMeetingLink } from '../../links/meeting-link-in-text.ts'
import { componentsIn } from './calendar-components.ts'
import { calendarZones } from './calendar-zones.ts'
import { type Instance, instancesOf, isCancelled, type Span } from './recurring-events.ts'
import { hasEnded, isTooFrequent } from './too-frequent-events.ts'

/** A meeting with a link, as found in the calendar. */
export type FoundMeeting = {
  uid: string
  /** Its original time before it was moved, in UTC; '' for a single event. */
  recurrence: string
  title: string | null
  link: MeetingLink
  startsAt: Date
  endsAt: Date
}

export type CalendarFile = {
  text: string
  span: Span
  /** The zone of times without a zone, in a calendar without one. */
  timeZone: string
  /** Meetings this guest declined are left out. */
  email: string
}

/** A personal calendar has fewer meetings in a week. */
const MEETINGS_MAX = 2_000
const TITLE_CHARACTERS_MAX = 160
/** Fields that hold only the link, then free text fields. */
const LINK_FIELDS = [
  'x-google-conference',
  'x-microsoft-skypeteamsmeetingurl',
  'x-microsoft-onlinemeetingexternallink',
  'conference',
  'url',
  'location',
  'description',
]
/** The most `readMeetingLink` takes at once. */
const READ_CHARACTERS = 8_000

/** Thrown rather than leave some out, which would look cancelled. */
export class TooManyMeetings extends Error {
  constructor() {
    super(`has more than ${MEETINGS_MAX} meetings in a week`)
    this.name = 'TooManyMeetings'
  }
}

/** `leftOut`: titles of events with a link that repeat too often to be attended. */
export type ReadFile = { meetings: FoundMeeting[]; leftOut: string[] }

/**
 * The meetings with a link in a time range, in order.
 * @throws {NoCalendar | TooManyMeetings}
 */
export function readCalendarFile({ text, span, timeZone, email }: CalendarFile): ReadFile {
  const { events, zones, timeZone: own } = componentsIn(text)
  const zoneOf = calendarZones(zones, own, timeZone)
  const found = new Map<string, FoundMeeting>()
  const frequent = Map.groupBy(events.filter(isTooFrequent), uidOf)
  for (const [uid, sameUid] of Map.groupBy(events, uidOf)) {
    if (uid === '' || frequent.has(uid)) continue
    for (const instance of readable(() => instancesOf(sameUid, zoneOf, span))) {
      const meeting = meetingOf(uid, instance, email)
      if (meeting) found.set(`${meeting.uid} ${meeting.recurrence}`, meeting)
    }
  }
  if (found.size > MEETINGS_MAX) throw new TooManyMeetings()
  const meetings = [...found.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const missed = [...frequent.values()].flatMap(([event]) => event ?? [])
  return { meetings, leftOut: missed.filter(isAttended).map((event) => titleOf(event) ?? '') }

  function isAttended(event: ICAL.Component): boolean {
    if (hasEnded(event, span.from) || isCancelled(event) || isDeclined(event, email)) return false
    return linkIn(event) !== undefined
  }
}

/** An event with invalid times is skipped. */
function readable(read: () => Instance[]): Instance[] {
  try {
    return read()
  } catch {
    return []
  }
}

function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid') ?? '').trim()
}

function meetingOf(uid: string, { event, ...when }: Instance, email: string) {
  if (isDeclined(event, email)) return undefined
  const link = linkIn(event)
  if (!link) return undefined
  return { ...when, uid: keptUid(uid), title: titleOf(event), link }
}

function titleOf(event: ICAL.Component): string | null {
  const title = plainText(textOf(event, 'summary'))
  return [...title].slice(0, TITLE_CHARACTERS_MAX).join('').trim() || null
}

/** As long as a key may be, in storable characters. */
function keptUid(uid: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(uid)) return uid
  return createHash('sha256').update(uid).digest('base64url')
}

function linkIn(event: ICAL.Component): MeetingLink | undefined {
  for (const name of LINK_FIELDS) {
    const link = readMeetingLink(textOf(event, name).slice(0, READ_CHARACTERS))
    if (link) return link
  }
  return undefined
}

/** Calendars write a link as text, a URI or several. */
function textOf(event: ICAL.Component, name: string): string {
  return event
    .getAllProperties(name)
    .flatMap((property) => property.getValues())
    .map(String)
    .join('\n')
}

function isDeclined(event: ICAL.Component, email: string): boolean {
  return event.getAllProperties('attendee').some((guest) => {
    const address = String(guest.getFirstValue() ?? '').replace(/^mailto:/i, '')
    const answer = guest.getFirstParameter('partstat') ?? ''
    return address.toLowerCase() === email.toLowerCase() && answer.toUpperCase() === 'DECLINED'
  })
}
