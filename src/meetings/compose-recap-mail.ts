import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'
import { wordsWithin } from '../kernel/text/words-within.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import type { Button, Item, Paragraph } from '../platform/mail/mail-paragraphs.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
import { asDecision, asTask } from './as-a-task.ts'
import { dateOfDue } from './date-of-due.ts'
import { dueInWords } from './due-in-words.ts'
import {
  inMinutes,
  meetingDuration,
  meetingTime,
  PROVIDER_NAMES,
  placeInMeeting,
} from './meeting-words.ts'
import { openingOf, toldApart } from './opening-of-recap.ts'
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
  /** Who said something in it, as the transcript names them. */
  speakers?: readonly string[]
  /** For the owner, who may open the transcript. */
  page?: OwnersPage
}

type OwnersPage = {
  url: string
  /** The second at which each segment begins. */
  startSeconds: ReadonlyMap<string, number>
  ownerEmail: string
  links: Pick<MailLinks, 'console'>
}

/** A point that rests on a whole meeting links to where it comes up. */
const SOURCES_MAX = 4
/** As many as are read at a glance. */
const SPEAKERS_MAX = 8
/** Mail programs cut off a long mail; the recap itself has all. */
const ITEMS_MAX = 50

/**
 * The recap as a mail: what the meeting came to, who does what by when, what was decided, what is open, what the
 * summary says besides, and last of it what the lists seem to tell; then the facts. Where a decision is what it came
 * to, the decisions come first and say it.
 */
export function recapMail({ meeting, recap, timeZone, speakers = [], page }: RecapMail): MailText {
  const sources = (line: Cited) => ({ sources: sourcesOf(line, page) })
  const heldAt = (meeting.joinedAt ?? meeting.startsAt).toISOString()
  const { gist, isDecided, rest } = openingOf(recap)
  const { fresh, retold } = toldApart(rest, recap)
  const tasks = part(
    'Action items',
    recap.actionItems.map((line) => ({ ...actionItem(line, heldAt, timeZone), ...sources(line) })),
  )
  const decisions = part(
    'Decisions',
    recap.decisions.map((line) => ({ text: asDecision(line.text), ...sources(line) })),
  )
  return composeMail(`Recap: ${recap.title}`, [
    { title: recap.title },
    { sub: recapHeadline(recap) || 'No action items, decisions or open questions.' },
    ...(gist === '' || isDecided ? [] : [gist]),
    ...(page ? [{ buttons: [{ label: 'Open the recap and transcript', url: page.url }] }] : []),
    ...(isDecided ? [...decisions, ...tasks] : [...tasks, ...decisions]),
    ...part(
      'Open questions',
      recap.openQuestions.map((line) => ({ text: line.text, ...sources(line) })),
    ),
    ...(rest.length === 0 ? [] : [{ heading: 'Summary' }, ...fresh, ...retold]),
    { heading: 'The meeting' },
    { rows: factsOf(meeting, { timeZone, speakers, isForOwner: page !== undefined }) },
    {
      foot: 'Written by an AI note-taker. Check anything important before you rely on it.',
    },
    why(page),
  ])
}

function why(page: OwnersPage | undefined): Paragraph {
  if (page)
    return whySent({
      to: page.ownerEmail,
      because: 'you sent a note-taker to this meeting',
      links: page.links,
    })
  return {
    why: 'You’re getting this because the person who sent the note-taker shared the recap with you.',
    links: [],
  }
}

/** What it cost concerns the owner alone. */
function factsOf(
  meeting: RecappedMeeting,
  told: { timeZone: string; speakers: readonly string[]; isForOwner: boolean },
): [string, string][] {
  const { provider, startsAt, joinedAt, leftAt, minutesCharged } = meeting
  const { timeZone, speakers, isForOwner } = told
  return [
    ['When', meetingTime(joinedAt ?? startsAt, timeZone)],
    ...(joinedAt && leftAt
      ? [['Noted', meetingDuration(joinedAt, leftAt)] satisfies [string, string]]
      : []),
    ['Where', PROVIDER_NAMES[provider]],
    ...(speakers.length > 0 ? [['Speakers', inShort(speakers)] satisfies [string, string]] : []),
    ...(isForOwner ? [['Charged', inMinutes(minutesCharged)] satisfies [string, string]] : []),
  ]
}

/** `Ana, Ben and 3 more` */
function inShort(speakers: readonly string[]): string {
  const more = speakers.length - SPEAKERS_MAX
  const named = speakers.slice(0, SPEAKERS_MAX).join(', ')
  return more > 0 ? `${named} and ${more} more` : named
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

/** Below a task what its sentence lacks: who has it, and when it is due; the day alone where the sentence names it. */
function actionItem({ text, owner, due }: ActionItem, heldAt: string, timeZone: string): Item {
  const who = owner !== null && wordsWithin(owner, text) ? [] : [owner ?? 'No owner']
  const note = [...who, ...dueOf({ text, due }, heldAt, timeZone)].join(' · ')
  const shown = note.charAt(0).toUpperCase() + note.slice(1)
  return { text: asTask(text), ...(shown === '' ? {} : { note: shown }) }
}

function dueOf(
  { text, due }: Pick<ActionItem, 'text' | 'due'>,
  heldAt: string,
  timeZone: string,
): string[] {
  if (due === null) return []
  const day = dateOfDue(due, heldAt, timeZone)
  return [`due ${day !== null && wordsWithin(due, text) ? day : dueInWords(due, heldAt, timeZone)}`]
}
