import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { callOffNoteTakerOf, NOBODY_GOES } from './call-off-note-taker-of-occurrence.ts'
import type { FoundMeeting } from './file/read-calendar-file.ts'

/**
 * Updates a calendar's occurrences from what was read. A moved one, or one with another link, loses its booked
 * note-taker and gets a new one in time; a removed one loses it for good. A skipped one stays skipped wherever it
 * moves. Under the account's lock; safe to run again.
 */
export async function followCalendar(
  app: App,
  tx: Tx,
  { accountId, id: calendarId }: Calendar,
  found: readonly FoundMeeting[],
): Promise<void> {
  const known = await tx.calendarOccurrence.findMany({ where: { accountId, calendarId } })
  const byKey = new Map(known.map((occurrence) => [keyOf(occurrence), occurrence]))
  const now = app.clock.now()
  const added: FoundMeeting[] = []
  for (const meeting of found) {
    const before = byKey.get(keyOf(meeting))
    byKey.delete(keyOf(meeting))
    if (before) await follow(app, tx, before, meeting)
    else added.push(meeting)
  }
  await tx.calendarOccurrence.createMany({
    data: added.map((meeting) => ({
      accountId,
      calendarId,
      id: app.newId('occ'),
      uid: meeting.uid,
      recurrence: meeting.recurrence,
      createdAt: now,
      ...factsOf(meeting),
    })),
  })
  for (const left of byKey.values()) {
    if (left.goneAt === null && left.startsAt > now) await letGo(app, tx, left, now)
  }
}

async function follow(app: App, tx: Tx, before: CalendarOccurrence, meeting: FoundMeeting) {
  const facts = factsOf(meeting)
  const isMoved = before.startsAt.getTime() !== facts.startsAt.getTime()
  const isElsewhere = isMoved || before.meetingKey !== facts.meetingKey
  if (!isElsewhere && before.goneAt === null && isSame(before, facts)) return
  if (isElsewhere) await callOffNoteTakerOf(app, tx, before)
  await tx.calendarOccurrence.update({
    where: whereOf(before),
    data: {
      ...facts,
      goneAt: null,
      ...(isMoved ? { movedFrom: before.startsAt } : {}),
      ...(isElsewhere || before.goneAt ? NOBODY_GOES : {}),
    },
  })
}

async function letGo(app: App, tx: Tx, occurrence: CalendarOccurrence, now: Date) {
  await callOffNoteTakerOf(app, tx, occurrence)
  await tx.calendarOccurrence.update({
    where: whereOf(occurrence),
    data: { goneAt: now, ...NOBODY_GOES },
  })
}

function factsOf({ title, link, startsAt, endsAt }: FoundMeeting) {
  const { url: meetingUrl, key: meetingKey, provider } = link
  return { title, meetingUrl, meetingKey, provider, startsAt, endsAt }
}

function isSame(before: CalendarOccurrence, facts: ReturnType<typeof factsOf>): boolean {
  const { title, meetingUrl, endsAt } = before
  return (
    title === facts.title &&
    meetingUrl === facts.meetingUrl &&
    endsAt.getTime() === facts.endsAt.getTime()
  )
}

/** No UID contains a space. */
function keyOf({ uid, recurrence }: { uid: string; recurrence: string }): string {
  return `${uid} ${recurrence}`
}

function whereOf({ accountId, id }: CalendarOccurrence) {
  return { accountId_id: { accountId, id } }
}
