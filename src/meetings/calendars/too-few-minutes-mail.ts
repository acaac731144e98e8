import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import { timeZoneOfAccount } from '../../lines/time-zone-of-account.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { composeMail } from '../../platform/mail/mail-text.ts'
import { whySent } from '../../platform/mail/why-sent.ts'
import { meetingTime, PROVIDER_NAMES } from '../meeting-words.ts'

/** Mails the owner that a meeting gets no note-taker for lack of minutes: once, until one can be booked again. */
export async function tellOfMinutes(
  app: App,
  tx: Tx,
  occurrence: CalendarOccurrence & { calendar: Calendar },
): Promise<void> {
  const { accountId, id, title, provider, startsAt, calendarId } = occurrence
  const { count } = await tx.calendar.updateMany({
    where: { accountId, id: calendarId, minutesToldAt: null },
    data: { minutesToldAt: app.clock.now() },
  })
  if (count === 0) return
  const { email: to } = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const name = title ?? `Your ${PROVIDER_NAMES[provider]} meeting`
  await enqueueMail(app, tx, {
    accountId,
    to,
    about: `calendar_minutes:${id}:${startsAt.toISOString()}`,
    tag: 'calendar',
    ...composeMail('No minutes left for the meetings in your calendar', [
      `${name} is in your calendar, and you have too few meeting minutes for a note-taker to ` +
        `join. Nothing was booked.`,
      { rows: [['When', meetingTime(startsAt, await timeZoneOfAccount(tx, accountId))]] },
      'Once you buy minutes, note-takers join your meetings again, including this one ' +
        'if it has not started by then. Until then we won’t email you about the others.',
      {
        buttons: [
          { label: 'Buy minutes', url: app.mailLinks.console('/minutes#meetings') },
          { label: 'Open your calendars', url: app.mailLinks.console('/calendars') },
        ],
      },
      whySent({ to, because: 'you connected a calendar', links: app.mailLinks }),
    ]),
  })
}
