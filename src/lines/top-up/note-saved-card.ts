import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { SetUpState } from '../../providers/stripe/saved-cards.ts'

type Saved = Extract<SetUpState, { state: 'saved' }>

/**
 * Handles the result of a page that saves a card, however often it is reported: the line's top-ups use this card from
 * now on, and the old one is deleted. A card that is no longer wanted is deleted at once.
 */
export async function noteSavedCard(app: App, sessionId: string): Promise<void> {
  const page = await app.checkout.readSetUp(sessionId)
  if (page.state === 'saved') await app.db.$transaction((tx) => take(app, tx, sessionId, page))
  if (page.state === 'expired') await app.db.$transaction((tx) => expire(tx, sessionId))
}

async function take(app: App, tx: Tx, sessionId: string, saved: Saved) {
  const { accountId, lineId, customerId, paymentMethodId } = saved
  await tx.$queryRaw`SELECT 1 FROM top_ups WHERE account_id = ${accountId} AND line_id = ${lineId} FOR UPDATE`
  const where = { accountId_lineId: { accountId, lineId } }
  const topUp = await tx.topUp.findUnique({ where })
  if (topUp?.customerId === customerId) return
  if (topUp?.setUpSessionId !== sessionId) return letGo(app, tx, customerId)
  await tx.topUp.update({
    where,
    data: {
      customerId,
      paymentMethodId,
      status: 'on',
      problem: null,
      setUpSessionId: null,
      setUpUrl: null,
      changedAt: app.clock.now(),
    },
  })
  if (topUp.customerId !== null) await letGo(app, tx, topUp.customerId)
}

function letGo(app: App, tx: Tx, customerId: string) {
  return app.jobs.enqueue(tx, 'let_go_of_card', { customerId, setUpSessionId: null })
}

/** Without a card there is nothing to do. */
async function expire(tx: Tx, setUpSessionId: string) {
  await tx.topUp.deleteMany({ where: { setUpSessionId, status: 'awaiting_card' } })
  await tx.topUp.updateMany({
    where: { setUpSessionId },
    data: { setUpSessionId: null, setUpUrl: null },
  })
}
