import { z } from 'zod'
import type { App } from '../app.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { ActionItemView } from './read-action-items.ts'
import type { MeetingView } from './read-meetings.ts'
import { ActionItem, type Cited, RecapLists } from './recap/cited-lines.ts'

export type SegmentView = {
  id: string
  speaker: string | null
  startSeconds: number
  endSeconds: number
  text: string
}

export type TranscriptView = {
  meetingId: string
  language: string | null
  segments: SegmentView[]
}

export type RecapView = {
  meetingId: string
  title: string
  summary: string
  decisions: Cited[]
  actionItems: Omit<ActionItemView, 'accountId'>[]
  openQuestions: Cited[]
  createdAt: Date
}

/** Null until something was said. */
export async function readTranscript(
  app: App,
  { accountId, id: meetingId, language }: MeetingView,
): Promise<TranscriptView | null> {
  const segments = await segmentsOfMeeting(app.pool, accountId, meetingId)
  return segments.length > 0 ? { meetingId, language, segments } : null
}

/** Who spoke by name, who said most first. */
export async function readSpeakers(app: App, { accountId, id }: MeetingView): Promise<string[]> {
  return (await speakersOfMeeting(app.pool, accountId, id)).map(({ speaker }) => speaker)
}

/** Null until it is written, or if writing failed. */
export async function readRecap(
  app: App,
  { accountId, id }: MeetingView,
): Promise<RecapView | null> {
  const [recap] = await recapOfMeeting(app.pool, accountId, id)
  return recap ? { ...recap, ...MarkedLists.parse(recap) } : null
}

const MarkedLists = RecapLists.extend({
  actionItems: z.array(
    ActionItem.extend({
      id: z.string(),
      meetingId: z.string(),
      place: z.int(),
      doneAt: z.coerce.date().nullable(),
      assignee: z.string().nullable(),
      dueOn: z.string().nullable(),
    }),
  ),
})

const segmentsOfMeeting = prepareSql<SegmentView, [string, string]>(
  'segments_of_meeting',
  `SELECT id, speaker, start_seconds AS "startSeconds", end_seconds AS "endSeconds", text
     FROM meeting_segments WHERE account_id = $1 AND meeting_id = $2 ORDER BY seq`,
)

const speakersOfMeeting = prepareSql<{ speaker: string }, [string, string]>(
  'speakers_of_meeting',
  `SELECT speaker FROM meeting_segments
    WHERE account_id = $1 AND meeting_id = $2 AND speaker IS NOT NULL
    GROUP BY speaker ORDER BY sum(length(text)) DESC, speaker`,
)

const recapOfMeeting = prepareSql<RecapView, [string, string]>(
  'recap_of_meeting',
  `SELECT r.meeting_id AS "meetingId", r.title, r.summary, r.decisions, marked.items AS "actionItems",
          r.open_questions AS "openQuestions", r.created_at AS "createdAt"
     FROM recaps r
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_agg(r.action_items -> (i.place - 1) || jsonb_build_object(
               'id', i.id, 'meetingId', i.meeting_id, 'place', i.place, 'doneAt', i.done_at,
               'assignee', i.assignee, 'dueOn', to_char(i.due_on, 'YYYY-MM-DD')) ORDER BY i.place), '[]') AS items
        FROM action_items i WHERE i.account_id = r.account_id AND i.meeting_id = r.meeting_id
    ) marked
    WHERE r.account_id = $1 AND r.meeting_id = $2 AND r.status = 'done'`,
)
