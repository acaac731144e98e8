import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'
import type { Button, Item, Paragraph } from '../platform/mail/mail-paragraphs.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { asDecision, asTask } from './as-a-task.ts'
import { dueInWords } from './due-in-words.ts'
import { meetingDuration, meetingTime, PROVIDER_NAMES, placeInMeeting } from './meeting-words.ts'
import { isToldByOneOf, openingOf } from './opening-of-recap.ts'
import type { RecapView } from './read-notes.ts'
import type { ActionItem, Cited } from './recap/cited-lines.ts'
import { recapHeadline } from './recap-headline.ts'

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
/** Mail programs cut off a long mail; the recap itself has all. */
const ITEMS_MAX = 50

/**
 * The recap as a mail: what the meeting came to, who does what by when, what was decided, what is open, what the
 * summary says besides, then the facts.
 */
export function recapMail({ meeting, recap, timeZone, page }: RecapMail): MailText {
  const sources = (line: Cited) => ({ sources: sourcesOf(line, page) })
  const heldAt = (meeting.joinedAt ?? meeting.startsAt).toISOString()
  const item = (line: ActionItem) => actionItem(line, heldAt, timeZone)
  const { gist, rest } = openingOf(recap)
  const lines = [...recap.actionItems, ...recap.decisions, ...recap.openQuestions]
  const besides = rest.filter((paragraph) => !isToldByOneOf(lines, paragraph))
  const holds = recapHeadline(recap) || 'No action items, decisions or open questions.'
  return composeMail(`Recap: ${recap.title}`, [
    { title: gist || recap.title },
    gist ? `${recap.title} · ${holds}` : holds,
    ...(page ? [{ buttons: [{ label: 'Open the recap and transcript', url: page.url }] }] : []),
    ...part(
      'Action items',
      recap.actionItems.map((line) => ({ ...item(line), ...sources(line) })),
    ),
    ...part(
      'Decisions',
      recap.decisions.map((line) => ({ text: asDecision(line.text), ...sources(line) })),
    ),
    ...part(
      'Open questions',
      recap.openQuestions.map((line) => ({ text: line.text, ...sources(line) })),
    ),
    ...(besides.length === 0 ? [] : [{ heading: 'Summary' }, ...besides]),
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

/** The headline counts what there is, so what there is none of has no part. */
function part(heading: string, items: readonly Item[]): Paragraph[] {
  if (items.length === 0) return []
  const more = items.length - ITEMS_MAX
  return [
    { heading },
    { items: items.slice(0, ITEMS_MAX) },
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
}

function sourcesOf({ segments }: Cited, page: RecapMail['page']): Button[] {
  return segments.slice(0, SOURCES_MAX).flatMap((id) => {
    const startSeconds = page?.startSeconds.get(id)
    if (page === undefined || startSeconds === undefined) return []
    return [{ label: placeInMeeting(startSeconds), url: `${page.url}#${id}` }]
  })
}

/** No owner and no date where none was said. */
function actionItem({ text, owner, due }: ActionItem, heldAt: string, timeZone: string): Item {
  const by = due === null ? [] : [`due ${dueInWords(due, heldAt, timeZone)}`]
  return { text: asTask(text), note: [owner ?? 'No owner named', ...by].join(' · ') }
}
