import type { TopUp } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { composeMail } from '../../platform/mail/mail-text.ts'
import { readOwnerOfLine } from './owner-of-line.ts'
import { buttonsAbout, whyToppedUp } from './top-up-buttons.ts'

/** Tells the owner, once a month, that the month's limit of automatic packs is reached. */
export async function mailCapReached(
  app: App,
  tx: Tx,
  { accountId, lineId, packsPerMonth }: TopUp,
  { at, timeZone }: { at: Date; timeZone: string },
) {
  const owner = await readOwnerOfLine(tx, { accountId, lineId })
  if (!owner) return
  const month = at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone })
  const packs = packsPerMonth === 1 ? 'the 1 pack' : `all ${packsPerMonth} packs`
  await enqueueMail(app, tx, {
    accountId,
    to: owner.email,
    about: `top_up_cap:${lineId}:${month}`,
    tag: 'top-up-cap',
    ...composeMail(`${owner.businessName}: no more automatic top-ups in ${month}`, [
      `The answering line of ${owner.businessName} is running low again. Auto top-up has bought ` +
        `${packs} that you allow in ${month}, so it buys no more this month.`,
      'You can buy a pack yourself, or allow more.',
      { buttons: buttonsAbout(app, lineId, 'Change auto top-up') },
      whyToppedUp(app, owner),
    ]),
  })
}
