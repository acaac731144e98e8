import type { TopUpProblem } from '../../../prisma/generated/client/enums.ts'
import type { App } from '../../app.ts'
import { howMany } from '../../kernel/text/how-many.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { composeMail } from '../../platform/mail/mail-text.ts'
import type { LineKey } from '../line-status.ts'
import { readOwnerOfLine } from './owner-of-line.ts'
import { buttonsAbout, whyToppedUp } from './top-up-buttons.ts'

/** For the owner's mail and the console. */
export const PROBLEMS: Record<TopUpProblem, string> = {
  declined: 'The bank declined your saved card.',
  authentication_required:
    'The bank wants you to confirm payments with your saved card, so it can’t be charged automatically.',
  card_gone: 'The payment processor can no longer charge your saved card.',
  not_reached: 'The payment processor could not be reached for most of a day.',
  disputed: 'Your bank disputes a payment that auto top-up made with your saved card.',
}

/** A dispute comes days after the line ran low. */
function isOfLowLine(problem: TopUpProblem): boolean {
  return problem !== 'disputed'
}

/** Buys nothing more for the line until its owner acts, and tells them why, once for each purchase. */
export async function pauseTopUp(
  app: App,
  tx: Tx,
  { accountId, lineId, purchaseId }: LineKey & { purchaseId: string },
  problem: TopUpProblem,
) {
  const { count } = await tx.topUp.updateMany({
    where: { accountId, lineId, status: 'on' },
    data: { status: 'paused', problem, changedAt: app.clock.now() },
  })
  const owner = await readOwnerOfLine(tx, { accountId, lineId })
  if (count === 0 || !owner) return
  const limitMinutes = app.config.lineOverdraftSeconds / 60
  await enqueueMail(app, tx, {
    accountId,
    to: owner.email,
    about: `top_up_paused:${purchaseId}`,
    tag: 'top-up-paused',
    ...composeMail(`${owner.businessName}: auto top-up is paused`, [
      isOfLowLine(problem)
        ? `The answering line of ${owner.businessName} is running low. ${PROBLEMS[problem]}`
        : `This is about the answering line of ${owner.businessName}. ${PROBLEMS[problem]}`,
      'Auto top-up is paused until you turn it on again.',
      `The line keeps answering until it is ${howMany(limitMinutes, 'minute')} below zero; the next pack ` +
        `covers those minutes first.`,
      { buttons: buttonsAbout(app, lineId, 'Review auto top-up') },
      whyToppedUp(app, owner),
    ]),
  })
}
