import type { App } from '../app.ts'
import type { MailEvent } from '../providers/mailer.ts'

/** What the provider says became of a mail. A bounce stands, whatever else is told before or after. */
export async function noteDelivery(
  app: App,
  { mailId, accountId, kind, at }: MailEvent['payload'],
) {
  const when = new Date(at)
  if (kind === 'bounced') {
    await app.db.mail.updateMany({
      where: { accountId, id: mailId },
      data: { delivery: 'bounced', bouncedAt: when },
    })
    return
  }
  await app.db.mail.updateMany({
    where: { accountId, id: mailId, delivery: { not: 'bounced' } },
    data: { delivery: 'delivered', deliveredAt: when },
  })
}
