import { addSeconds } from '../kernel/clock.ts'
import { ApiError } from '../kernel/errors.ts'
import type { LineKey } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** Messages a day from one sender. */
const FROM_A_SENDER_MAX = 20
/** Mails to the owner a day: this many about senders with a key, and as many about those without. */
const MAILS_MAX = 100
const DAY_SECONDS = 86_400
const RETRY_AFTER_SECONDS = 3_600

type Leaving = { line: LineKey; sender: string; at: Date }

/**
 * Runs in the transaction that leaves the message, after the sender's turn is stored. The line is locked before
 * counting, so parallel messages count each other.
 * @throws {ApiError} rate_limited
 */
export async function refuseTooMany(tx: Tx, { line, sender, at }: Leaving) {
  await lockLine(tx, line)
  const bySender = await tx.agentTurn.count({ where: { ...leftToday(line, at), sender } })
  if (bySender <= FROM_A_SENDER_MAX) return
  throw new ApiError('rate_limited', 'You have left this business enough messages for today.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
}

/**
 * Whether the owner is still mailed today about senders of this kind. Beyond that, messages are kept without a mail.
 * Senders with a key have a count of their own, so an anonymous flood does not shut them out.
 */
export async function isMailedAbout(tx: Tx, { line, sender, at }: Leaving): Promise<boolean> {
  const keyed = { OR: [{ sender: { startsWith: 'key_' } }, { sender: 'staff' }] }
  const ofKind = isKeyed(sender) ? keyed : { NOT: keyed }
  const left = await tx.agentTurn.count({ where: { ...leftToday(line, at), ...ofKind } })
  return left <= MAILS_MAX
}

/** As the A2A gateway names senders: by a key's id, or by network. */
function isKeyed(sender: string): boolean {
  return sender.startsWith('key_') || sender === 'staff'
}

function leftToday({ accountId, lineId }: LineKey, at: Date) {
  return { accountId, lineId, left: true, at: { gt: addSeconds(at, -DAY_SECONDS) } }
}
