import type { Meeting, Prisma } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { courseOf, lockMeeting, type MeetingKey, writeCourse } from './advance-meeting.ts'
import { noteTakerOf } from './book-note-taker.ts'
import { indexMeeting } from './index-meeting.ts'
import { failed } from './meeting-progress.ts'
import { stateAfter } from './meeting-states.ts'
import type { SegmentView } from './read-notes.ts'
import { NothingSaidError, type RecapDraft } from './recap/recap-writer.ts'
import { mailRecap } from './send-recap.ts'
import { storedTranscript } from './store-transcript.ts'

/**
 * Fetches and stores the transcript, and writes the recap. The recap, the meeting's end, its settlement and the mails
 * are one transaction. A meeting without a readable transcript has failed and is free.
 */
export async function writeRecap(app: App, key: MeetingKey): Promise<void> {
  await exclusively(app, `recap ${key.meetingId}`, async () => {
    const meeting = await app.db.meeting.findUnique({
      where: { accountId_id: { accountId: key.accountId, id: key.meetingId } },
    })
    if (meeting?.state !== 'processing' || !meeting.botId) return
    const segments = await storedTranscript(app, meeting, () => fetched(app, meeting))
    const draft = await drafted(app, meeting, segments)
    if (!draft) return nothingSaid(app, key)
    await storeRecap(app, key, draft, segments)
  })
}

async function fetched(app: App, meeting: Meeting) {
  const utterances = await noteTakerOf(app, meeting).readTranscript(meeting.botId ?? '')
  if (!utterances) throw new Error('the transcript is not ready')
  return utterances
}

/** Undefined if the transcript has no words. */
async function drafted(app: App, meeting: Meeting, segments: readonly SegmentView[]) {
  const { title, joinedAt, startsAt } = meeting
  try {
    return await app.recapWriter.write({ title, startedAt: joinedAt ?? startsAt, segments })
  } catch (error) {
    if (error instanceof NothingSaidError) return undefined
    throw error
  }
}

const NOTHING_SAID = {
  reason: 'Nothing that was said could be heard, so there is nothing to note.',
  fault: 'ours',
} as const

async function nothingSaid(app: App, key: MeetingKey) {
  await app.db.$transaction(async (tx) => {
    const before = await lockMeeting(tx, key)
    if (before.state !== 'processing') return
    const { engine } = app.recapWriter
    const nothing = { summary: '', decisions: [], actionItems: [], openQuestions: [], engine }
    await keep(tx, { ...recapOf(app, before), ...nothing, status: 'failed' })
    await writeCourse(app, tx, before, failed(courseOf(before), NOTHING_SAID))
  })
}

async function storeRecap(
  app: App,
  key: MeetingKey,
  { language, ...draft }: RecapDraft,
  segments: readonly SegmentView[],
) {
  const known = new Set(segments.map(({ id }) => id))
  const cited = <Line extends { segments: string[] }>(lines: Line[]) =>
    lines.filter((line) => line.segments.length > 0 && line.segments.every((id) => known.has(id)))
  await app.db.$transaction(async (tx) => {
    const before = await lockMeeting(tx, key)
    if (before.state !== 'processing') return
    await keep(tx, {
      ...recapOf(app, before),
      ...draft,
      status: 'done',
      decisions: cited(draft.decisions),
      actionItems: cited(draft.actionItems),
      openQuestions: cited(draft.openQuestions),
    })
    await indexMeeting(tx, key)
    const course = courseOf(before)
    const done = { ...course, state: stateAfter(course.state, 'note') }
    await writeCourse(app, tx, before, done, { language })
    await mailRecap(app, tx, key)
  })
}

/** Replaces an earlier recap; action items that are the same keep their marks. */
function keep(tx: Tx, recap: Prisma.RecapUncheckedCreateInput) {
  const { accountId, meetingId } = recap
  return tx.recap.upsert({
    where: { accountId_meetingId: { accountId, meetingId } },
    create: recap,
    update: recap,
  })
}

function recapOf(app: App, { accountId, id: meetingId, title }: Meeting) {
  return { accountId, meetingId, title: title ?? 'Meeting', createdAt: app.clock.now() }
}
