import type { Tx } from '../db/prisma.ts'
import type { MailEvent } from './mailer.ts'

export type Told = MailEvent['payload']

/**
 * Stores a mail's delivery result, for the mail and for the recap recipient it went to. A bounce is final, whatever
 * events come before or after. If the recipient has been sent a newer mail since, this result does not affect them.
 */
export async function noteDelivery(tx: Tx, told: Told) {
  if (told.kind === 'bounced') await noteBounced(tx, told)
  else await noteDelivered(tx, told)
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
