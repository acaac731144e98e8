import type { Meeting } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { settleReservation } from '../billing/settle-reservation.ts'
import { addSeconds } from '../kernel/clock.ts'
import { timeZoneOfAccount } from '../lines/time-zone-of-account.ts'
import { recordEvent } from '../outgoing-webhooks/record-event.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { failedMeetingMail } from './failed-meeting-mail.ts'
import { costOf } from './meeting-cost.ts'
import type { Course } from './meeting-progress.ts'

export type MeetingKey = { accountId: string; meetingId: string }

type Fields = { heardAt?: Date; botId?: string; language?: string | null }

/**
 * Advances a meeting: locks it, lets `change` compute the new state, stores it, settles its reservation once its cost
 * is final, and enqueues what follows, all in one transaction. Returns the meeting.
 */
export function advanceMeeting(
  app: App,
  key: MeetingKey,
  change: (course: Course) => Course,
): Promise<Meeting> {
  return app.db.$transaction(async (tx) => {
    const meeting = await lockMeeting(tx, key)
    return writeCourse(app, tx, meeting, change(courseOf(meeting)))
  })
}

/** The row, locked until the transaction ends; other writers wait. */
export async function lockMeeting(tx: Tx, { accountId, meetingId: id }: MeetingKey) {
  await tx.$queryRaw`SELECT 1 FROM meetings WHERE account_id = ${accountId} AND id = ${id} FOR UPDATE`
  return tx.meeting.findUniqueOrThrow({ where: { accountId_id: { accountId, id } } })
}

export function courseOf({
  state,
  joinedAt,
  leftAt,
  failureReason,
  failureFault,
}: Meeting): Course {
  const failure =
    failureReason !== null && failureFault !== null
      ? { reason: failureReason, fault: failureFault }
      : null
  return { state, joinedAt, leftAt, failure }
}

/** Inside a transaction that holds the meeting's lock. */
export async function writeCourse(
  app: App,
  tx: Tx,
  before: Meeting,
  course: Course,
  fields: Fields = {},
): Promise<Meeting> {
  const { state, joinedAt, leftAt, failure } = course
  const after = await tx.meeting.update({
    where: { accountId_id: { accountId: before.accountId, id: before.id } },
    data: {
      ...fields,
      ...(await settled(app, tx, before, course)),
      state,
      joinedAt,
      leftAt,
      failureReason: failure?.reason ?? null,
      failureFault: failure?.fault ?? null,
    },
  })
  if (!before.joinedAt && joinedAt) await stopInTime(app, tx, after, joinedAt)
  if (before.state !== 'failed' && state === 'failed') await tellOfFailure(app, tx, after)
  if (before.state !== state && (state === 'done' || state === 'failed')) {
    const { accountId, id } = after
    const data = { meeting_id: id }
    await recordEvent(app, tx, { accountId, type: `meeting.${state}`, fact: id, data })
  }
  return after
}

async function settled(app: App, tx: Tx, meeting: Meeting, course: Course) {
  const cost = meeting.settledAt ? undefined : costOf(course)
  if (!cost) return {}
  const { accountId, id: sourceId, maxMinutes } = meeting
  const at = app.clock.now()
  const used = await settleReservation(
    tx,
    { accountId, walletId: accountId },
    {
      sourceId,
      usedSeconds: Math.min(cost.minutes, maxMinutes) * 60,
      reason: cost.reason,
      at,
    },
  )
  const chargedSeconds = used.outcome === 'settled' ? used.chargedSeconds : 0
  return { minutesCharged: chargedSeconds / 60, settledAt: at }
}

/** Not every service ends a bot by itself. */
function stopInTime(app: App, tx: Tx, { accountId, id, maxMinutes }: Meeting, joinedAt: Date) {
  return app.jobs.enqueue(
    tx,
    'call_off_note_taker',
    { accountId, meetingId: id },
    { startAfter: addSeconds(joinedAt, maxMinutes * 60) },
  )
}

async function tellOfFailure(app: App, tx: Tx, meeting: Meeting) {
  const { accountId, id } = meeting
  const { email: to } = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const about = `meeting_failed:${id}`
  await enqueueMail(app, tx, {
    accountId,
    to,
    about,
    tag: 'meeting',
    ...failedMeetingMail(meeting, {
      timeZone: await timeZoneOfAccount(tx, accountId),
      to,
      links: app.mailLinks,
    }),
  })
}
