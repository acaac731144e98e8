import type { Prisma } from '../../prisma/generated/client/client.ts'
import type { LineStatus } from '../../prisma/generated/client/enums.ts'
import type { Transition } from '../kernel/state-machine.ts'
import type { Tx } from '../platform/db/prisma.ts'

export type LineEvent = 'paid' | 'no_number' | 'number_found' | 'closed'

/** from × event → to. Other transitions do not exist. */
export const LINE_TRANSITIONS = {
  paid: { from: ['awaiting_payment'], to: 'setting_up' },
  no_number: { from: ['setting_up', 'queued'], to: 'queued' },
  number_found: { from: ['setting_up', 'queued'], to: 'live' },
  closed: { from: ['awaiting_payment', 'setting_up', 'queued', 'live'], to: 'closed' },
} as const satisfies Record<LineEvent, Transition<LineStatus>>

export type LineKey = { accountId: string; lineId: string }

/** Moves a line if its status allows the event; false if another was first, or it is not allowed. */
export async function moveLine(
  tx: Tx,
  { accountId, lineId }: LineKey,
  event: LineEvent,
  data: Prisma.LineUpdateManyMutationInput = {},
): Promise<boolean> {
  const { from, to } = LINE_TRANSITIONS[event]
  const { count } = await tx.line.updateMany({
    where: { accountId, id: lineId, status: { in: [...from] } },
    data: { ...data, status: to },
  })
  return count === 1
}
