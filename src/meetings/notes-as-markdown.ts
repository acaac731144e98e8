import type { App } from '../app.ts'
import { markdownText } from '../kernel/text/markdown.ts'
import { timeZoneOfAccount } from '../lines/time-zone-of-account.ts'
import { meetingTime, PROVIDER_NAMES, placeInMeeting } from './meeting-words.ts'
import type { MeetingView } from './read-meetings.ts'
import { type RecapView, readRecap, readTranscript, type SegmentView } from './read-notes.ts'
import { ownerOf } from './whose-and-when.ts'

/** Recap and transcript of a meeting as Markdown, with times in the account's zone; null if there is neither. */
export async function notesAsMarkdown(app: App, meeting: MeetingView): Promise<string | null> {
  const [recap, transcript] = await Promise.all([
    readRecap(app, meeting),
    readTranscript(app, meeting),
  ])
  if (!recap && !transcript) return null
  const segments = transcript?.segments ?? []
  const timeZone = await timeZoneOfAccount(app.db, meeting.accountId)
  const title = recap?.title ?? meeting.title ?? 'Meeting'
  const when = meetingTime(meeting.joinedAt ?? meeting.startsAt, timeZone)
  return `${[
    `# ${markdownText(title)}`,
    `${when}, ${PROVIDER_NAMES[meeting.provider]}`,
    ...(recap ? recapParts(recap, segments) : []),
    ...(segments.length > 0 ? ['## Transcript', ...segments.map(segmentPart)] : []),
  ].join('\n\n')}\n`
}

function recapParts(recap: RecapView, segments: readonly SegmentView[]): string[] {
  const begins = new Map(segments.map(({ id, startSeconds }) => [id, startSeconds]))
  const placesOf = (cited: readonly string[]) => {
    const places = cited.map((id) => begins.get(id)).filter((begin) => begin !== undefined)
    return places.length > 0 ? ` (${places.map(placeInMeeting).join(', ')})` : ''
  }
  const point = ({ text, segments }: RecapView['decisions'][number]) =>
    `- ${markdownText(text)}${placesOf(segments)}`
  const item = (one: RecapView['actionItems'][number]) => {
    const by = one.dueOn ?? one.due
    const whose = [ownerOf(one) ?? 'No owner', ...(by === null ? [] : [`due ${by}`])].join(', ')
    return `- [${one.doneAt ? 'x' : ' '}] ${markdownText(one.text)} *${markdownText(whose)}*${placesOf(one.segments)}`
  }
  return [
    ...(recap.summary.trim() === '' ? [] : [markdownText(recap.summary)]),
    '## Decisions',
    recap.decisions.map(point).join('\n') || 'Nothing was decided.',
    '## Action items',
    recap.actionItems.map(item).join('\n') || 'No action items.',
    '## Open questions',
    recap.openQuestions.map(point).join('\n') || 'No open questions.',
  ]
}

function segmentPart({ speaker, startSeconds, text }: SegmentView): string {
  const who = markdownText(speaker ?? '') || 'Somebody'
  return `**${who}** ${placeInMeeting(startSeconds)}\\\n${markdownText(text)}`
}
