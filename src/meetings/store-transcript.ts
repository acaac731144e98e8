import type { Meeting } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { newId } from '../kernel/ids.ts'
import type { Utterance } from '../providers/note-takers/note-taker.ts'
import { lockMeeting } from './advance-meeting.ts'
import { indexMeeting } from './index-meeting.ts'
import type { SegmentView } from './read-notes.ts'

/** The segments of a meeting, fetched and stored the first time. Their ids never change: a recap cites them. */
export async function storedTranscript(
  app: App,
  { accountId, id: meetingId }: Meeting,
  fetch: () => Promise<readonly Utterance[]>,
): Promise<SegmentView[]> {
  const stored = () =>
    app.db.meetingSegment.findMany({
      where: { accountId, meetingId },
      orderBy: { seq: 'asc' },
      select: { id: true, speaker: true, startSeconds: true, endSeconds: true, text: true },
    })
  const before = await stored()
  if (before.length > 0) return before
  const utterances = await fetch()
  await app.db.$transaction(async (tx) => {
    const { notesDeletedAt } = await lockMeeting(tx, { accountId, meetingId })
    if (notesDeletedAt) return
    if (await tx.meetingSegment.findFirst({ where: { accountId, meetingId } })) return
    const rows = utterances.map((utterance, index) => ({
      ...utterance,
      accountId,
      meetingId,
      seq: index + 1,
      id: newId('seg'),
    }))
    await tx.meetingSegment.createMany({ data: rows })
    await indexMeeting(tx, { accountId, meetingId })
  })
  return stored()
}
