import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'
import type { Button, Item, Paragraph } from '../platform/mail/mail-paragraphs.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
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

/** The recap as a mail: the summary first, then decisions and action items. */
export function recapMail({ meeting, recap, timeZone, page }: RecapMail): MailText {
  const sources = (line: Cited) => ({ sources: sourcesOf(line, page) })
  return composeMail(`Recap: ${recap.title}`, [
    { title: recap.title },
    { rows: factsOf(meeting, timeZone) },
    ...(page ? [{ buttons: [{ label: 'Open the recap and transcript', url: page.url }] }] : []),
    ...(recap.summary.trim() === '' ? [] : [recap.summary]),
    { heading: 'Decisions' },
    listed(
      recap.decisions.map((line) => ({ text: line.text, ...sources(line) })),
      'Nothing was decided.',
    ),
    { heading: 'Action items' },
    listed(
      recap.actionItems.map((line) => ({ ...actionItem(line), ...sources(line) })),
      'No action items.',
    ),
    { heading: 'Open questions' },
    listed(
      recap.openQuestions.map((line) => ({ text: line.text, ...sources(line) })),
      'No open questions.',
    ),
    {
      foot: 'Written by a note-taker from what was said. Check what matters before you rely on it.',
    },
  ])
}

function factsOf(meeting: RecappedMeeting, timeZone: string): [string, string][] {
  const { provider, startsAt, joinedAt, leftAt, minutesCharged } = meeting
  return [
    ['When', meetingTime(joinedAt ?? startsAt, timeZone)],
    ...(joinedAt && leftAt
      ? [['Noted', meetingDuration(joinedAt, leftAt)] satisfies [string, string]]
      : []),
    ['Where', PROVIDER_NAMES[provider]],
    ['Minutes charged', String(minutesCharged)],
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

/** No owner and no date where none was said. */
function actionItem({ text, owner, due }: ActionItem): Item {
  const note = [owner ?? 'No owner named', ...(due === null ? [] : [`due ${due}`])].join(' · ')
  return { text, note }
}
