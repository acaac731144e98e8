import type { MeetingFault, MeetingProvider } from '../../prisma/generated/client/enums.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { inMinutes, meetingTime, PROVIDER_NAMES } from './meeting-words.ts'

type FailedMeeting = {
  id: string
  title: string | null
  provider: MeetingProvider
  startsAt: Date
  failureReason: string | null
  failureFault: MeetingFault | null
  minutesCharged: number
}

/** Who has to act. */
const WHOSE: Record<MeetingFault, string> = {
  ours: 'This was our fault.',
  host: 'This was on the meeting’s side. Ask the host to let the note-taker in next time.',
  caller:
    'Something in the request was wrong. Check the link and the time, then send a note-taker again.',
}

/** There will be no recap: why, whose fault it was, and the cost. */
export function failedMeetingMail(
  meeting: FailedMeeting,
  { timeZone, links }: { timeZone: string; links: Pick<MailLinks, 'console'> },
): MailText {
  const { title, provider, startsAt, failureReason, failureFault } = meeting
  const name = title ?? `your ${PROVIDER_NAMES[provider]} meeting`
  return composeMail(`No recap of ${name}`, [
    { title: `No recap of ${name}` },
    [failureReason, WHOSE[failureFault ?? 'ours']].filter(Boolean).join(' '),
    chargeOf(meeting),
    { rows: [['When', meetingTime(startsAt, timeZone)]] },
    {
      buttons: [
        { label: 'Send a note-taker again', url: links.console('/meetings/new') },
        { label: 'Open the meeting', url: links.console(`/meetings/${meeting.id}`) },
      ],
    },
  ])
}

function chargeOf({ minutesCharged }: FailedMeeting): string {
  return minutesCharged === 0
    ? 'Nothing was charged, and the minutes that were reserved are yours again.'
    : `${inMinutes(minutesCharged)} in the meeting ${minutesCharged === 1 ? 'was' : 'were'} ` +
        `charged. The rest of what was reserved is yours again.`
}
