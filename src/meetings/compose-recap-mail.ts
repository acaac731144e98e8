import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'
import {
  composeMail,
  type Item,
  type MailText,
  type Paragraph,
} from '../platform/mail/mail-text.ts'
import { meetingDuration, meetingTime, PROVIDER_NAMES } from './meeting-words.ts'
import type { RecapView } from './read-notes.ts'
import type { ActionItem, Cited } from './recap/cited.ts'

type RecappedMeeting = {
  provider: MeetingProvider
  startsAt: Date
  joinedAt: Date | null
  leftAt: Date | null
  minutesCharged: number
}

type RecapMail = {
  meeting: RecappedMeeting
  recap: Pick<RecapView, 'title' | 'summary' | 'decisions' | 'actionItems' | 'openQuestions'>
  /** Where a reader who may see it finds every word. */
  transcriptUrl?: string
}

/** What a meeting came to, for people who act on it: first in short, then what was decided and who does what. */
export function recapMail({ meeting, recap, transcriptUrl }: RecapMail): MailText {
  return composeMail(`Recap: ${recap.title}`, [
    { title: recap.title },
    { rows: factsOf(meeting) },
    ...(recap.summary.trim() === '' ? [] : [recap.summary]),
    { heading: 'Decisions' },
    listed(recap.decisions.map(asItem), 'Nothing was decided.'),
    { heading: 'Action items' },
    listed(recap.actionItems.map(actionItem), 'No action items.'),
    { heading: 'Open questions' },
    listed(recap.openQuestions.map(asItem), 'No open questions.'),
    ...(transcriptUrl === undefined ? [] : [{ link: 'The whole transcript', url: transcriptUrl }]),
    'Written by a note-taker from what was said. Check what matters before you rely on it.',
  ])
}

function factsOf(meeting: RecappedMeeting): [string, string][] {
  const { provider, startsAt, joinedAt, leftAt, minutesCharged } = meeting
  return [
    ['When', meetingTime(joinedAt ?? startsAt)],
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

function asItem({ text }: Cited): Item {
  return { text }
}

/** Nobody is named and no day is set where nobody said so. */
function actionItem({ text, owner, due }: ActionItem): Item {
  const note = [owner ?? 'No owner named', ...(due === null ? [] : [`due ${due}`])].join(' · ')
  return { text, note }
}
