import type { MeetingFault, MeetingProvider } from '../../prisma/generated/client/enums.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
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
  ours: 'This was our fault. Sorry about that.',
  host: 'Ask the host to let the note-taker in next time.',
  caller: 'Check the link and the time, then send a note-taker again.',
}

/** There will be no recap: why, whose fault it was, and the cost. */
export function failedMeetingMail(
  meeting: FailedMeeting,
  { timeZone, to, links }: { timeZone: string; to: string; links: Pick<MailLinks, 'console'> },
): MailText {
  const { title, provider, startsAt, failureReason, failureFault } = meeting
  const where = PROVIDER_NAMES[provider]
  const name = title ?? `your ${where} meeting`
  const when = meetingTime(startsAt, timeZone)
  return composeMail(`No recap of ${name}`, [
    { title: `No recap of ${name}` },
    { sub: title ? `${where} · ${when}` : when },
    [failureReason, WHOSE[failureFault ?? 'ours']].filter(Boolean).join(' '),
    chargeOf(meeting),
    {
      buttons: [
        { label: 'Send a note-taker again', url: links.console('/meetings/new') },
        { label: 'Open the meeting', url: links.console(`/meetings/${meeting.id}`) },
      ],
    },
    whySent({ to, because: 'you sent a note-taker to this meeting', links }),
  ])
}

function chargeOf({ minutesCharged }: FailedMeeting): string {
  return minutesCharged === 0
    ? 'Nothing was charged, and you have your reserved minutes back.'
    : `${inMinutes(minutesCharged)} in the meeting ${minutesCharged === 1 ? 'was' : 'were'} ` +
        `charged. You have the rest of your reserved minutes back.`
}
