import type { Calendar } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { plainText } from '../../kernel/text/plain-text.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { composeMail } from '../../platform/mail/mail-text.ts'
import { whySent } from '../../platform/mail/why-sent.ts'
import type { CalendarUnreadable } from './fetch-calendar.ts'
import { inAccount } from './lock-calendars.ts'

const FIRST_AGAIN_SECONDS = 15 * 60
const LATEST_AGAIN_SECONDS = 6 * 3_600
/** Short outages are normal; the owner gets a mail after a day. */
const TOLD_AFTER_SECONDS = 86_400

/** Stores that a calendar could not be read, and the next try: after 15 minutes, doubled each time, up to 6 hours. */
export function noteUnread(app: App, { accountId, id }: Calendar, unread: CalendarUnreadable) {
  const now = app.clock.now()
  return inAccount(app, accountId, async (tx) => {
    const calendar = await tx.calendar.findUnique({ where: { accountId_id: { accountId, id } } })
    if (!calendar) return
    const failures = calendar.failures + 1
    const failingSince = calendar.failingSince ?? now
    const isLong = addSeconds(failingSince, TOLD_AFTER_SECONDS) <= now
    const isTold = calendar.failureToldAt === null && isLong && calendar.enabled
    if (isTold) await tell(app, tx, calendar, { now, problem: unread.message })
    await tx.calendar.update({
      where: { accountId_id: { accountId, id } },
      data: {
        failures,
        failingSince,
        problem: unread.message,
        dueAt: addSeconds(now, Math.max(pauseAfter(failures), unread.retryAfterSeconds)),
        ...(isTold ? { failureToldAt: now } : {}),
      },
    })
  })
}

function pauseAfter(failures: number): number {
  return Math.min(FIRST_AGAIN_SECONDS * 2 ** (failures - 1), LATEST_AGAIN_SECONDS)
}

async function tell(
  app: App,
  tx: Tx,
  { accountId, id, name, host }: Calendar,
  { now, problem }: { now: Date; problem: string },
) {
  const { email: to } = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const called = plainText(name ?? `at ${host}`)
  await enqueueMail(app, tx, {
    accountId,
    to,
    about: `calendar_unread:${id}:${now.toISOString()}`,
    tag: 'calendar',
    ...composeMail(`Your calendar ${called} cannot be read`, [
      `For a day now we have not been able to read your calendar ${called}. ${problem}`,
      'New meetings in it get no note-taker until it can be read again. If its secret ' +
        'address was changed, remove the calendar and connect it with the new one.',
      { buttons: [{ label: 'Open your calendars', url: app.mailLinks.console('/calendars') }] },
      whySent({ to, because: 'you connected this calendar', links: app.mailLinks }),
    ]),
  })
}
