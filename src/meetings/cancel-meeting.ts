import type { Meeting } from '../../prisma/generated/client/client.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { askUntil } from '../kernel/poll-until.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { courseOf, lockMeeting, type MeetingKey, writeCourse } from './advance-meeting.ts'
import { isComing, stateAfter } from './meeting-states.ts'
import { type MeetingView, readMeeting } from './read-meetings.ts'

/** How long a client waits for the final cost of a running meeting. */
const SETTLED_WITHIN_MS = 2_000

/**
 * Cancels a note-taker; a cancelled meeting stays so. Before the meeting it is free; during it, the used time is
 * charged once the service says when its bot left, and the rest is released. After it there is nothing to cancel.
 * @throws {ApiError} not_found, meeting_finished
 */
export async function cancelMeeting(app: App, viewer: Owner, id: string): Promise<MeetingView> {
  if (!(await readMeeting(app, viewer, id))) throw notFound('meeting')
  const key = { accountId: viewer.accountId, meetingId: id }
  if (!(await app.db.$transaction((tx) => cancelUnlessLeft(app, tx, key)))) {
    throw new ApiError('meeting_finished', 'This meeting is over; there is nothing left to cancel.')
  }
  const meeting = await askUntil(
    () => readMeeting(app, viewer, id),
    (read) => read?.reservedSeconds === 0,
    SETTLED_WITHIN_MS,
  )
  if (!meeting) throw notFound('meeting')
  return meeting
}

/** After a meeting there is nothing to cancel: its recap is being written. */
async function cancelUnlessLeft(app: App, tx: Tx, key: MeetingKey): Promise<boolean> {
  const { state } = await lockMeeting(tx, key)
  return state !== 'processing' && cancel(app, tx, key)
}

/** Without waiting for the cost, and also after the meeting, when there is to be no recap; false if there is one. */
export function callOffMeeting(app: App, key: MeetingKey): Promise<boolean> {
  return app.db.$transaction((tx) => cancel(app, tx, key))
}

/** Cancels a note-taker that is not let in yet; leaves any other alone. */
export async function callOffComing(app: App, tx: Tx, key: MeetingKey): Promise<void> {
  const meeting = await lockMeeting(tx, key)
  if (isComing(meeting.state)) await cancel(app, tx, key)
}

async function cancel(app: App, tx: Tx, key: MeetingKey): Promise<boolean> {
  const before = await lockMeeting(tx, key)
  if (before.state === 'cancelled') return true
  const course = courseOf(before)
  const state = stateAfter(course.state, 'cancel')
  if (state !== 'cancelled') return false
  await writeCourse(app, tx, before, { ...course, state })
  if (hasNoteTaker(before)) await app.jobs.enqueue(tx, 'call_off_note_taker', key)
  return true
}

function hasNoteTaker({ botId, leftAt }: Meeting): boolean {
  return botId !== null && leftAt === null
}
