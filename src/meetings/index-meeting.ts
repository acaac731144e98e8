import { searchWords } from '../conversations/search-words.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { MeetingKey } from './advance-meeting.ts'
import { RecapLists } from './recap/cited-lines.ts'

/**
 * Indexes a meeting for search by its title and notes, the recap first. Call it in each transaction that changes one
 * of them: deleted text must not be found.
 */
export async function indexMeeting(tx: Tx, { accountId, meetingId }: MeetingKey): Promise<void> {
  const where = { accountId_id: { accountId, id: meetingId } }
  const { title, recap, segments } = await tx.meeting.findUniqueOrThrow({
    where,
    select: {
      title: true,
      recap: true,
      segments: { select: { speaker: true, text: true }, orderBy: { seq: 'asc' } },
    },
  })
  const { decisions, actionItems, openQuestions } = RecapLists.parse(recap ?? EMPTY)
  const words = searchWords(
    title,
    recap?.summary,
    ...[...decisions, ...actionItems, ...openQuestions].map(({ text }) => text),
    ...actionItems.flatMap(({ owner, due }) => [owner, due]),
    ...segments.flatMap(({ speaker, text }) => [speaker, text]),
  )
  await tx.meeting.update({ where, data: { words } })
}

const EMPTY = { decisions: [], actionItems: [], openQuestions: [] }
