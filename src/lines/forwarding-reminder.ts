import type { Account, Line } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
import { forwardingSteps } from './forwarding-steps.ts'
import type { LineKey } from './line-status.ts'

const REMIND_AFTER_SECONDS = 3 * 86_400
/** In a minute; the rest follow in the next one. */
const BATCH = 200

export function forwardingReminderDueAt(liveAt: Date): Date {
  return addSeconds(liveAt, REMIND_AFTER_SECONDS)
}

/** Reminds the owner of a line that has been live for three days without a forwarded call, once. */
export async function remindOfForwarding(app: App) {
  const due = await app.db.line.findMany({
    where: { forwardingReminderDueAt: { lte: app.clock.now() } },
    select: { accountId: true, id: true },
    orderBy: { forwardingReminderDueAt: 'asc' },
    take: BATCH,
  })
  for (const { accountId, id: lineId } of due) {
    await app.db.$transaction((tx) => decideOnReminder(app, tx, { accountId, lineId }))
  }
}

/** Removing the due date locks the row, so one process decides. */
async function decideOnReminder(app: App, tx: Tx, { accountId, lineId }: LineKey) {
  const { count } = await tx.line.updateMany({
    where: { accountId, id: lineId, forwardingReminderDueAt: { not: null } },
    data: { forwardingReminderDueAt: null },
  })
  if (count === 0) return
  const line = await tx.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
    include: { account: true },
  })
  if (line.status !== 'live' || line.forwardingSeenAt || !line.account.reminderMails) return
  await enqueueMail(app, tx, {
    accountId,
    to: line.account.email,
    about: `forwarding_reminder:${lineId}`,
    tag: 'forwarding-reminder',
    ...composeReminder(line, app.mailLinks),
  })
}

function composeReminder(
  { accountId, id, businessName, businessPhone, number, account }: Line & { account: Account },
  links: MailLinks,
): MailText {
  const phone = formatUsPhone(businessPhone)
  return composeMail(`${businessName}: your calls aren’t forwarded yet`, [
    `Calls to ${phone} aren’t forwarded yet.`,
    `Your answering line for ${businessName} has been live for three days with no forwarded calls. ` +
      `It can’t take the calls you miss until you forward your phone.`,
    {
      rows: [
        ['Your phone', phone],
        ['Forward it to', formatUsPhone(number ?? '')],
      ],
    },
    { buttons: [{ label: 'Forward my phone', url: links.console(`/lines/${id}#forwarding`) }] },
    { steps: forwardingSteps },
    'If you only give out the line’s own number, you’re all set.',
    whySent({
      to: account.email,
      because: `one of your answering lines may not be in use yet`,
      links,
      stop: { label: 'Stop reminders', url: links.stop(accountId, 'reminders') },
    }),
  ])
}
