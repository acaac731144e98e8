import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'
import type { Button, Item, Paragraph } from '../platform/mail/mail-paragraphs.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { asDecision, asTask } from './as-a-task.ts'
import { dateOfDue } from './date-of-due.ts'
import { meetingDuration, meetingTime, PROVIDER_NAMES, placeInMeeting } from './meeting-words.ts'
import type { RecapView } from './read-notes.ts'
import type { ActionItem, Cited } from './recap/cited-lines.ts'

type RecappedMeeting = {
  provider: MeetingProvider
  startsAt: Date
  joinedAt: Date | null
  leftAt: Date | null
  minutesCharged: number
}

type RecapMail = {
  meeting: RecappedMeeting
  recap: Pick<RecapView, 'title' | 'summary' | 'decisions' | 'openQuestions'> & {
    actionItems: ActionItem[]
  }
  /** IANA name. */
  timeZone: string
  /** For the owner, who may open the transcript: its address, and the second at which each segment begins. */
  page?: { url: string; startSeconds: ReadonlyMap<string, number> }
}

/** A point that rests on a whole meeting links to where it comes up. */
const SOURCES_MAX = 4

/** The recap as a mail: what it came to, who does what by when, what was decided, what is open, then the facts. */
export function recapMail({ meeting, recap, timeZone, page }: RecapMail): MailText {
  const sources = (line: Cited) => ({ sources: sourcesOf(line, page) })
  const heldAt = (meeting.joinedAt ?? meeting.startsAt).toISOString()
  const item = (line: ActionItem) => actionItem(line, heldAt, timeZone)
  return composeMail(`Recap: ${recap.title}`, [
    { title: recap.title },
    ...(recap.summary.trim() === '' ? [] : [recap.summary]),
    ...(page ? [{ buttons: [{ label: 'Open the recap and transcript', url: page.url }] }] : []),
    { heading: 'Action items' },
    listed(
      recap.actionItems.map((line) => ({ ...item(line), ...sources(line) })),
      'No action items.',
    ),
    { heading: 'Decisions' },
    listed(
      recap.decisions.map((line) => ({ text: asDecision(line.text), ...sources(line) })),
      'Nothing was decided.',
    ),
    { heading: 'Open questions' },
    listed(
      recap.openQuestions.map((line) => ({ text: line.text, ...sources(line) })),
      'No open questions.',
    ),
    { heading: 'The meeting' },
    { rows: factsOf(meeting, timeZone, page !== undefined), isFinePrint: true },
    {
      foot: 'Written by a note-taker from what was said. Check what matters before you rely on it.',
    },
  ])
}

/** What it cost concerns the owner alone. */
function factsOf(
  meeting: RecappedMeeting,
  timeZone: string,
  isForOwner: boolean,
): [string, string][] {
  const { provider, startsAt, joinedAt, leftAt, minutesCharged } = meeting
  return [
    ['When', meetingTime(joinedAt ?? startsAt, timeZone)],
    ...(joinedAt && leftAt
      ? [['Noted', meetingDuration(joinedAt, leftAt)] satisfies [string, string]]
      : []),
    ['Where', PROVIDER_NAMES[provider]],
    ...(isForOwner ? [['Minutes charged', String(minutesCharged)] satisfies [string, string]] : []),
  ]
}

function listed(items: readonly Item[], none: string): Paragraph {
  return items.length > 0 ? { items } : none
}

function sourcesOf({ segments }: Cited, page: RecapMail['page']): Button[] {
  return segments.slice(0, SOURCES_MAX).flatMap((id) => {
    const startSeconds = page?.startSeconds.get(id)
    if (page === undefined || startSeconds === undefined) return []
    return [{ label: placeInMeeting(startSeconds), url: `${page.url}#${id}` }]
  })
}

/** No owner and no date where none was said; the day itself where it is clear which was meant. */
function actionItem({ text, owner, due }: ActionItem, heldAt: string, timeZone: string): Item {
  const day = due === null ? null : dateOfDue(due, heldAt, timeZone)
  const by = day === null ? due : `${due} (${day})`
  const note = [owner ?? 'No owner named', ...(by === null ? [] : [`due ${by}`])].join(' · ')
  return { text: asTask(text), note }
}
