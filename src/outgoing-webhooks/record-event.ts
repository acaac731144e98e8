import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { EventData } from './event-types.ts'

type Happened<T extends keyof EventData> = {
  accountId: string
  type: T
  /**
   * Identifies the fact within its type, mostly by an id. The same fact is one event, however often it is recorded.
   */
  fact: string
  data: EventData[T]
}

/**
 * Records an event in the transaction that decided it; a job puts it into the account's log and sends it. The log
 * position is not taken here, as that would make all other calls of the account wait for this transaction.
 */
export async function recordEvent<T extends keyof EventData>(
  app: App,
  tx: Tx,
  { accountId, type, fact, data }: Happened<T>,
): Promise<void> {
  const about = `${type}:${fact}`
  const event = { accountId, id: app.newId('evt'), type, about, data, at: app.clock.now() }
  const { count } = await tx.event.createMany({ data: [event], skipDuplicates: true })
  if (count > 0) await app.jobs.enqueue(tx, 'publish_events', { accountId })
}
