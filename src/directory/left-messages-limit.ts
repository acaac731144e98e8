import { addSeconds } from '../clock.ts'
import type { Tx } from '../db/prisma.ts'
import { ApiError } from '../errors.ts'
import type { LineKey } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'

/** Each message is a mail to the owner: so many a day from one sender, and so many from all agents together. */
const FROM_A_SENDER_MAX = 20
const FROM_ALL_MAX = 100
const DAY_SECONDS = 86_400
const RETRY_AFTER_SECONDS = 3_600

type Leaving = { line: LineKey; sender: string; at: Date }

/**
 * Runs in the transaction that leaves the message, in which the sender's turn is stored already. The line is locked
 * before anything is counted: of messages that come at once each counts the others.
 * @throws {ApiError} rate_limited
 */
export async function refuseTooMany(tx: Tx, { line, sender, at }: Leaving) {
  await lockLine(tx, line)
  const { accountId, lineId } = line
  const since = addSeconds(at, -DAY_SECONDS)
  const today = { accountId, lineId, left: true, at: { gt: since } }
  const bySender = await tx.agentTurn.count({ where: { ...today, sender } })
  if (bySender > FROM_A_SENDER_MAX) throw tooMany('You have left this business enough messages')
  const byAll = await tx.agentTurn.count({ where: today })
  if (byAll > FROM_ALL_MAX) throw tooMany('Agents have left this business enough messages')
}

function tooMany(what: string): ApiError {
  const retryAfterSeconds = RETRY_AFTER_SECONDS
  return new ApiError('rate_limited', `${what} for today.`, { retryAfterSeconds })
}
