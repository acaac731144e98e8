import { accountTransaction } from '../accounts/account-transaction.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { openWallet } from '../billing/ledger.ts'
import { pack } from '../billing/minute-packs.ts'
import { orderPurchase } from '../billing/order-purchase.ts'
import { laterThan } from '../kernel/clock.ts'
import { ApiError } from '../kernel/errors.ts'
import { timeZoneOfUsPhone } from '../kernel/hours/time-zone-of-phone.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { LineOrder } from './line-input.ts'

/**
 * Sets up a line until its owner pays: opens a checkout and writes the waiting row. Nothing is bought at the carrier
 * before the payment (contract §3).
 * @throws {ApiError} invalid_request, terms_not_confirmed, unsupported_country, pack_not_available,
 * line_setup_unavailable
 */
export async function setUpLine(app: App, viewer: Owner, input: unknown) {
  const setup = parseInput(LineOrder, input)
  if (!app.config.lineSetup) {
    throw new ApiError('line_setup_unavailable', 'New lines are not being set up at the moment.')
  }
  const account = await app.db.account.findUniqueOrThrow({ where: { id: viewer.accountId } })
  const lineId = app.newId('line')
  const purchase = await orderPurchase(app, {
    account,
    walletId: lineId,
    lineId,
    packName: setup.pack,
    title: `Answering line for ${setup.businessName}, ${pack(setup.pack).minutes} minutes`,
  })
  await accountTransaction(app, account.id, async (tx) => {
    const createdAt = await nextLineTime(tx, account.id, app.clock.now())
    // A request that is repeated after a crash brings the same ids: what it made the first time stays.
    if (await tx.line.findFirst({ where: { accountId: account.id, id: lineId } })) return
    await tx.line.create({
      data: { ...lineRow(setup, createdAt), accountId: account.id, id: lineId },
    })
    await openWallet(tx, { accountId: account.id, walletId: lineId }, 'line')
    await tx.purchase.create({ data: purchase })
  })
  return { lineId, setup, purchase, email: account.email }
}

export type LineSetUp = Awaited<ReturnType<typeof setUpLine>>

function lineRow(setup: ReturnType<typeof LineOrder.parse>, createdAt: Date) {
  const { businessName, businessPhone, ownerMobile, services, hours } = setup
  return {
    status: 'awaiting_payment' as const,
    businessName,
    businessPhone,
    ownerMobile,
    termsConfirmedAt: createdAt,
    city: setup.city ?? null,
    description: setup.description ?? null,
    services,
    extra: setup.extra ?? null,
    languages: [...new Set(setup.languages)],
    hours,
    greetsByName: setup.greetsByName,
    messageCopies: setup.messageCopies,
    timeZone: timeZoneOfUsPhone(businessPhone),
    createdAt,
  }
}

/** Locks the account's row, so that two lines of one account never share a time. */
async function nextLineTime(tx: Tx, accountId: string, now: Date): Promise<Date> {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
  const newest = await tx.line.aggregate({ where: { accountId }, _max: { createdAt: true } })
  return laterThan(newest._max.createdAt, now)
}
