import type { App } from '../app.ts'
import { exclusively } from '../db/exclusively.ts'

type MailKey = { accountId: string; mailId: string }

/**
 * Sends a mail once. The provider has no idempotency key, so the row says before the request that the mail may be
 * out; an attempt that finds this said asks the provider first.
 */
export async function sendMail(app: App, { accountId, mailId }: MailKey) {
  const where = { accountId_id: { accountId, id: mailId } }
  await exclusively(app.pool, `mail ${mailId}`, async () => {
    const mail = await app.db.mail.findUniqueOrThrow({ where })
    if (mail.sentAt) return
    const alreadyOut = mail.sendingAt ? await app.mailer.findSent(mailId) : undefined
    await app.db.mail.update({ where, data: { sendingAt: app.clock.now() } })
    const providerMessageId = alreadyOut ?? (await app.mailer.send(mail))
    await app.db.mail.update({ where, data: { providerMessageId, sentAt: app.clock.now() } })
    await app.db.mail.updateMany({
      where: { accountId, id: mailId, delivery: 'pending' },
      data: { delivery: 'sent' },
    })
  })
}
