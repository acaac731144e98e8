import type { App } from '../../src/app.ts'
import { newId } from '../../src/kernel/ids.ts'
import { indexMeeting } from '../../src/meetings/index-meeting.ts'
import { storeMeeting } from './meeting-rows.ts'

type Item = { text: string; owner?: string | null; due?: string | null }

/** A meeting that is over, with a recap of these action items; each was said in its own segment. */
export async function storeItems(app: App, accountId: string, items: Item[], title = 'Planning') {
  const { id: meetingId } = await storeMeeting(app, accountId, { state: 'done', title })
  await app.db.meetingSegment.createMany({
    data: items.map(({ text }, index) => ({
      accountId,
      meetingId,
      seq: index + 1,
      id: newId('seg'),
      speaker: 'Ana Ruiz',
      startSeconds: index * 60,
      endSeconds: index * 60 + 5,
      text: `I would say: ${text}`,
    })),
  })
  const segments = await app.db.meetingSegment.findMany({
    where: { accountId, meetingId },
    orderBy: { seq: 'asc' },
  })
  await app.db.recap.create({
    data: {
      accountId,
      meetingId,
      status: 'done',
      title,
      summary: 'They planned the week.',
      decisions: [],
      actionItems: items.map(({ text, owner = null, due = null }, index) => ({
        text,
        owner,
        due,
        segments: segments[index] ? [segments[index].id] : [],
      })),
      openQuestions: [],
      engine: 'test',
      createdAt: new Date(),
    },
  })
  await indexMeeting(app.db, { accountId, meetingId })
  return meetingId
}
