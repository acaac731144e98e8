import type { Meeting } from '../../prisma/generated/client/client.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { lockMeeting, type MeetingKey } from './advance-meeting.ts'
import { noteTakerOf } from './book-note-taker.ts'
import { indexMeeting } from './index-meeting.ts'
import { isFinal } from './meeting-states.ts'
import { type MeetingView, readMeeting } from './read-meetings.ts'

/**
 * Deletes the notes of a past meeting: transcript, recap, our copies of its mails, and what the note-taker service
 * keeps. The meeting and its cost stay, for the ledger. Repeating it changes nothing.
 * @throws {ApiError} not_found, not_ready while the meeting is running
 */
export async function deleteNotes(app: App, viewer: Owner, id: string): Promise<MeetingView> {
  if (!(await readMeeting(app, viewer, id))) throw notFound('meeting')
  const key = { accountId: viewer.accountId, meetingId: id }
  await app.db.$transaction((tx) => forgetNotes(app, tx, key))
  const meeting = await readMeeting(app, viewer, id)
  if (!meeting) throw notFound('meeting')
  return meeting
}

type Booked = Pick<Meeting, 'botId' | 'botProvider'>

/** Has the note-taker service delete its data, in a job that retries until done. */
export async function forgetCopy(app: App, tx: Tx, meeting: Booked) {
  const { botId } = meeting
  if (!botId) return
  const { name: provider } = noteTakerOf(app, meeting)
  await app.jobs.enqueue(tx, 'delete_note_taker_copy', { provider, botId })
}

/** @throws {ApiError} not_ready while the meeting is running */
export async function forgetNotes(app: App, tx: Tx, key: MeetingKey) {
  const meeting = await lockMeeting(tx, key)
  const { accountId, id, state, notesDeletedAt } = meeting
  if (!isFinal(state)) {
    const message = 'This meeting is not over yet. Cancel it first, or wait for its recap.'
    throw new ApiError('not_ready', message)
  }
  if (!notesDeletedAt) await forgetCopy(app, tx, meeting)
  await tx.recap.deleteMany({ where: key })
  await tx.meetingSegment.deleteMany({ where: key })
  await tx.mail.deleteMany({ where: { accountId, about: { startsWith: `recap:${id}` } } })
  await tx.meeting.update({
    where: { accountId_id: { accountId, id } },
    data: { notesDeletedAt: notesDeletedAt ?? app.clock.now() },
  })
  await indexMeeting(tx, key)
}
