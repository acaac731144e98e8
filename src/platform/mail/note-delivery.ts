import type { Platform } from '../platform.ts'
import type { MailEvent } from './mailer.ts'

/**
 * What the provider says became of a mail, for the mail and for the recipient of a recap that it went to. A bounce
 * stands, whatever else is told before or after. A recipient who was sent another mail since is that one's.
 */
export async function noteDelivery(
  app: Platform,
  { mailId, accountId, kind, at }: MailEvent['payload'],
) {
  const when = new Date(at)
  await app.db.$transaction(async (tx) => {
    if (kind === 'bounced') {
      await tx.mail.updateMany({
        where: { accountId, id: mailId },
        data: { delivery: 'bounced', bouncedAt: when },
      })
      await tx.meetingRecipient.updateMany({
        where: { accountId, mailId, delivery: { not: 'bounced' } },
        data: { delivery: 'bounced', at: when },
      })
      return
    }
    await tx.mail.updateMany({
      where: { accountId, id: mailId, delivery: { not: 'bounced' } },
      data: { delivery: 'delivered', deliveredAt: when },
    })
    await tx.meetingRecipient.updateMany({
      where: { accountId, mailId, delivery: { in: ['pending', 'sent'] } },
      data: { delivery: 'delivered', at: when },
    })
  })
}
