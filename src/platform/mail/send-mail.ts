import { exclusively } from '../db/exclusive-lease.ts'
import type { Platform } from '../platform.ts'
import type { MailLinks } from './mail-links.ts'
import { AddressRefused, type Mailer } from './mailer.ts'
import { STOPPED_BY } from './mails-one-can-stop.ts'
import type { Told } from './note-delivery.ts'

type MailKey = { accountId: string; mailId: string }
type MailApp = Platform & { mailer: Mailer; mailLinks: MailLinks }

/**
 * Sends a mail once. The provider has no idempotency key, so the row records before the request that the mail may be
 * sent; a retry that finds this asks the provider first. An address the provider refuses counts as bounced, which
 * `noteBounce` stores. A mail whose content its owner has deleted meanwhile is not sent.
 */
export async function sendMail(
  app: MailApp,
  { accountId, mailId }: MailKey,
  noteBounce: (told: Told) => Promise<void>,
) {
  const where = { accountId_id: { accountId, id: mailId } }
  await exclusively(app, `mail ${mailId}`, async () => {
    const mail = await app.db.mail.findUnique({ where })
    if (!mail || mail.sentAt || mail.bouncedAt) return
    const alreadyOut = mail.sendingAt ? await app.mailer.findSent(mailId) : undefined
    await app.db.mail.update({ where, data: { sendingAt: app.clock.now() } })
    try {
      await noteSent(
        app,
        { accountId, mailId },
        alreadyOut ?? (await app.mailer.send({ ...mail, ...stopUrlOf(app, mail) })),
      )
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error
      const at = app.clock.now().toISOString()
      await noteBounce({ accountId, mailId, kind: 'bounced', at })
    }
  })
}

function stopUrlOf(app: MailApp, { accountId, tag }: { accountId: string; tag: string }) {
  const mails = STOPPED_BY[tag]
  return mails ? { stopUrl: app.mailLinks.stop(accountId, mails) } : {}
}

/** The delivery event may come before we store that it was sent, so a later state is never overwritten. */
async function noteSent(app: MailApp, { accountId, mailId }: MailKey, providerMessageId: string) {
  const at = app.clock.now()
  await app.db.$transaction(async (tx) => {
    await tx.mail.update({
      where: { accountId_id: { accountId, id: mailId } },
      data: { providerMessageId, sentAt: at },
    })
    await tx.mail.updateMany({
      where: { accountId, id: mailId, delivery: 'pending' },
      data: { delivery: 'sent' },
    })
    await tx.meetingRecipient.updateMany({
      where: { accountId, mailId, delivery: 'pending' },
      data: { delivery: 'sent', at },
    })
  })
}
