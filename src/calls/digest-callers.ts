import { gistOf } from '../conversations/one-line-summary.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { readMessage } from '../receptionist/notes/read-message.ts'
import type { DigestDay } from './digest-time-and-day.ts'

/** Who left a message, about what, when, and whether it waits. */
export type DigestCaller = {
  messageId: string
  lineId: string
  name: string | null
  phone: string | null
  /** The message on one line; empty if there are no words. */
  about: string
  at: Date
  isWaiting: boolean
  urgentWaiting: boolean
}

/** More than a mail names; the rest are counted. */
const CALLERS_READ_MAX = 500

/** Those who left a message on a day, urgent ones that wait first, then by time. */
export async function readDigestCallers(
  tx: Tx,
  accountId: string,
  { from, to }: DigestDay,
): Promise<DigestCaller[]> {
  const messages = await tx.message.findMany({
    where: { accountId, at: { gte: from, lt: to } },
    select: {
      id: true,
      lineId: true,
      name: true,
      phone: true,
      message: true,
      at: true,
      urgent: true,
      handledAt: true,
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: CALLERS_READ_MAX,
  })
  const callers = messages.map(({ id, urgent, handledAt, message, ...told }) => ({
    messageId: id,
    ...told,
    about: gistOf(readMessage(message ?? '').words),
    isWaiting: handledAt === null,
    urgentWaiting: urgent && handledAt === null,
  }))
  return callers.sort((one, other) => Number(other.urgentWaiting) - Number(one.urgentWaiting))
}

/**
 * The keys of the digests that may name a caller of this moment: its day in any time zone. Whoever deletes the call or
 * message deletes them, too.
 */
export function factsOfDigests(at: Date): string[] {
  return [-1, 0, 1].map((days) => factOfDigest(dayOf(at.getTime() + days * DAY_MS)))
}

/** The key of the mail about a day. */
export function factOfDigest(date: DigestDay['date']): string {
  return `digest:${date}`
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000
