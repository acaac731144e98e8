import type { App } from '../app.ts'
import type { Tx } from '../db/prisma.ts'
import { lockMeetingOfMail, noteRecapDelivery } from '../events-out/note-recap-delivery.ts'
import type { MailEvent } from '../providers/mailer.ts'

type Told = MailEvent['payload']

/**
 * What the provider says became of a mail, for the mail and for the recipient of a recap that it went to. A bounce
 * stands, whatever else is told before or after. A recipient who was sent another mail since is that one's.
 */
export async function noteDelivery(app: App, told: Told) {
  await app.db.$transaction(async (tx) => {
    const meeting = await lockMeetingOfMail(tx, told)
    if (told.kind === 'bounced') await noteBounced(tx, told)
    else await noteDelivered(tx, told)
    if (meeting) await noteRecapDelivery(app, tx, meeting)
  })
}

async function noteBounced(tx: Tx, { accountId, mailId, at }: Told) {
  const when = new Date(at)
  await tx.mail.updateMany({
    where: { accountId, id: mailId },
    data: { delivery: 'bounced', bouncedAt: when },
  })
  await tx.meetingRecipient.updateMany({
    where: { accountId, mailId, delivery: { not: 'bounced' } },
    data: { delivery: 'bounced', at: when },
  })
}

async function noteDelivered(tx: Tx, { accountId, mailId, at }: Told) {
  const when = new Date(at)
  await tx.mail.updateMany({
    where: { accountId, id: mailId, delivery: { not: 'bounced' } },
    data: { delivery: 'delivered', deliveredAt: when },
  })
  await tx.meetingRecipient.updateMany({
    where: { accountId, mailId, delivery: { in: ['pending', 'sent'] } },
    data: { delivery: 'delivered', at: when },
  })
}
