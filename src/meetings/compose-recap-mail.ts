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
  /** For a reader who may see it: where every word is, and at which second each segment begins. */
  page?: { url: string; startSeconds: ReadonlyMap<string, number> }
}

/** A point that rests on a whole meeting leads to where it comes up. */
const SOURCES_MAX = 4

/** What a meeting came to, for people who act on it: first in short, then what was decided and who does what. */
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

/** Nobody is named and no day is set where nobody said so. */
function actionItem({ text, owner, due }: ActionItem): Item {
  const note = [owner ?? 'No owner named', ...(due === null ? [] : [`due ${due}`])].join(' · ')
  return { text, note }
}
