import type { Purchase } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import { dollars } from '../../billing/refund-or-dispute-words.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { composeMail } from '../../platform/mail/mail-text.ts'
import { readOwnerOfLine } from './owner-of-line.ts'
import { whyToppedUp } from './top-up-buttons.ts'

/** Tells the owner the charge and the new balance, in the transaction that adds the minutes. */
export async function mailTopUp(app: App, tx: Tx, purchase: Purchase) {
  const { accountId, id, walletId: lineId, priceCents, seconds } = purchase
  const owner = await readOwnerOfLine(tx, { accountId, lineId })
  if (!owner) return
  const { balanceSeconds } = await tx.wallet.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
  })
  const page = (path: string) => app.mailLinks.console(`/minutes/${path}`)
  await enqueueMail(app, tx, {
    accountId,
    to: owner.email,
    about: `top_up:${id}`,
    tag: 'top-up',
    ...composeMail(`${owner.businessName}: ${seconds / 60} minutes added`, [
      { title: `${dollars(priceCents)} charged, ${seconds / 60} minutes added` },
      {
        rows: [
          ['Line', owner.businessName],
          ['Balance now', minutes(balanceSeconds)],
          ['Paid with', 'your saved card'],
        ],
      },
      'The line ran low, so auto top-up bought a pack.',
      {
        buttons: [
          { label: 'See the receipt', url: page(`receipts/${id}`) },
          { label: 'Change or stop auto top-up', url: page(`${lineId}/top-up`) },
        ],
      },
      whyToppedUp(app, owner),
    ]),
  })
}

function minutes(seconds: number): string {
  const value = Math.trunc(seconds / 6) / 10
  return `${value} ${Math.abs(value) === 1 ? 'minute' : 'minutes'}`
}
