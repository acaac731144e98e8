import type { App } from '../app.ts'
import { forgetRecordings } from '../calls/note-recording.ts'
import { endLine } from '../lines/close-line.ts'
import { callOffNoteTaker } from '../meetings/call-off-note-taker.ts'
import { callOffMeeting } from '../meetings/cancel-meeting.ts'
import { forgetCopy } from '../meetings/delete-notes.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { callOffPurchase } from './call-off-purchase.ts'

const ACCOUNTS_AT_ONCE = 20

/** Deletes closed accounts whose lines, note-takers and payments have ended. */
export async function endClosedAccounts(app: App): Promise<void> {
  const closed = await app.db.account.findMany({
    where: { closedAt: { not: null } },
    orderBy: { closedAt: 'asc' },
    take: ACCOUNTS_AT_ONCE,
    select: { id: true },
  })
  for (const { id } of closed) await endInTurn(app, id)
}

/** One that a provider delays does not delay the others. */
async function endInTurn(app: App, accountId: string) {
  try {
    await endAccount(app, accountId)
  } catch (error) {
    app.log.warn({ error, accountId }, 'a closed account cannot be deleted yet')
  }
}

async function endAccount(app: App, accountId: string) {
  await stopAll(app, accountId)
  await letGo(app, accountId)
  await app.db.$transaction(async (tx) => {
    if (await isQuiet(tx, accountId)) await forget(app, tx, accountId)
  })
}

/** No line answers and no note-taker joins from now on; jobs tell the providers. Safe to run again. */
export async function stopAll(app: App, accountId: string): Promise<void> {
  const lines = await app.db.line.findMany({ where: { accountId, status: { not: 'closed' } } })
  for (const { id: lineId } of lines) await endLine(app, { accountId, lineId })
  const meetings = await app.db.meeting.findMany({
    where: { accountId, state: { notIn: ['done', 'cancelled', 'failed'] } },
  })
  for (const { id: meetingId } of meetings) await callOffMeeting(app, { accountId, meetingId })
}

/** Closes payment pages and cancels note-takers while the account still exists. */
async function letGo(app: App, accountId: string) {
  const called = await app.db.meeting.findMany({
    where: { accountId, state: 'cancelled', botId: { not: null }, leftAt: null },
  })
  for (const { id: meetingId } of called) await callOffNoteTaker(app, { accountId, meetingId })
  const unpaid = await app.db.purchase.findMany({ where: { accountId, status: 'open' } })
  for (const purchase of unpaid) await callOffPurchase(app, purchase)
}

/** Nothing outside still refers to it: no number, payment page, pending refund, call or note-taker. */
async function isQuiet(tx: Tx, accountId: string): Promise<boolean> {
  const left = [
    await tx.phoneNumber.count({ where: { accountId, releasedAt: null } }),
    await tx.purchase.count({ where: { accountId, status: 'open' } }),
    await tx.purchase.count({ where: { accountId, refundDueAt: { not: null } } }),
    await tx.call.count({ where: { accountId, status: 'in_progress' } }),
    await tx.meeting.count({ where: { accountId, settledAt: null } }),
    await tx.meeting.count({
      where: { accountId, state: 'cancelled', bookingAt: { not: null }, botId: null },
    }),
  ]
  return left.every((count) => count === 0)
}

/**
 * Rows keyed by the account go with it; rows that lead to it, and recordings and notes at providers, are deleted
 * separately.
 */
async function forget(app: App, tx: Tx, accountId: string) {
  await forgetRecordings(app, tx, { accountId })
  const noted = await tx.meeting.findMany({
    where: { accountId, botId: { not: null }, notesDeletedAt: null },
    select: { botId: true, botProvider: true },
  })
  for (const meeting of noted) await forgetCopy(app, tx, meeting)
  const where = { accountId }
  await tx.phoneNumber.deleteMany({ where })
  await tx.carrierCall.deleteMany({ where })
  await tx.meetingBot.deleteMany({ where })
  await tx.testLineCode.deleteMany({ where })
  await tx.directoryListing.deleteMany({ where })
  await tx.idempotencyRecord.deleteMany({ where })
  await tx.account.deleteMany({ where: { id: accountId } })
}
