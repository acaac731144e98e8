import type { openLiveLine } from './live-line.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

type LiveLine = Awaited<ReturnType<typeof openLiveLine>>

export type CallItem = {
  id: string
  at: string
  caller: string | null
  duration_seconds: number
  summary: string
  urgent: boolean
}
export type MessageItem = {
  id: string
  at: string
  name: string | null
  phone: string | null
  message: string
  urgent: boolean
}

/** The results of a line's calls, from the owner's endpoints and from the rows. */
export function recordsOf(world: World, { owner, lineId }: LiveLine) {
  const { accountId } = owner
  return {
    /** GET /calls once it has this many, newest first. */
    calls: (count: number) => itemsOf<CallItem>('calls', count),
    messages: (count: number) => itemsOf<MessageItem>('messages', count),
    /** The call's row once the call has ended. */
    ended: (callSid: string | null) =>
      until(
        `call ${callSid} has ended`,
        () => world.app.db.call.findFirst({ where: { callSid: callSid ?? '', status: 'ended' } }),
        (call) => call !== null,
      ).then((call) => call ?? unreachable()),
    turns: async (callSid: string | null) => {
      const call = await world.app.db.call.findFirstOrThrow({ where: { callSid: callSid ?? '' } })
      return world.app.db.callTurn.findMany({
        where: { accountId, callId: call.id },
        orderBy: { seq: 'asc' },
      })
    },
    /** The ledger entries of a call. */
    charges: (callId: string) =>
      world.app.db.ledgerEntry.findMany({
        where: { accountId, kind: 'call_charged', sourceId: callId },
        select: { seconds: true, reason: true },
      }),
    balanceSeconds: async () => {
      const { body } = await owner.api.get<{ balance: { seconds: number } }>(`/lines/${lineId}`)
      return body.balance.seconds
    },
  }

  async function itemsOf<T>(list: 'calls' | 'messages', count: number): Promise<T[]> {
    const { body } = await until(
      `${count} ${list}`,
      () => owner.api.get<{ items: T[] }>(`/lines/${lineId}/${list}?limit=100`),
      (answer) => answer.body.items.length >= count,
    )
    return body.items
  }
}

function unreachable(): never {
  throw new Error('until lets nothing else through')
}
