import type { App } from '../app.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { MeetingView } from './read-meetings.ts'
import { type ActionItem, type Cited, RecapLists } from './recap/cited.ts'

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
  actionItems: ActionItem[]
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

/** Null until it is written; also when writing it failed. */
export async function readRecap(
  app: App,
  { accountId, id }: MeetingView,
): Promise<RecapView | null> {
  const [recap] = await recapOfMeeting(app.pool, accountId, id)
  return recap ? { ...recap, ...RecapLists.parse(recap) } : null
}

const segmentsOfMeeting = prepareSql<SegmentView, [string, string]>(
  'segments_of_meeting',
  `SELECT id, speaker, start_seconds AS "startSeconds", end_seconds AS "endSeconds", text
     FROM meeting_segments WHERE account_id = $1 AND meeting_id = $2 ORDER BY seq`,
)

const recapOfMeeting = prepareSql<RecapView, [string, string]>(
  'recap_of_meeting',
  `SELECT meeting_id AS "meetingId", title, summary, decisions, action_items AS "actionItems",
          open_questions AS "openQuestions", created_at AS "createdAt"
     FROM recaps WHERE account_id = $1 AND meeting_id = $2 AND status = 'done'`,
)
