import type { IncomingCall } from '../conversations/incoming-call.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { CalledLine } from './called-line.ts'

/**
 * The carrier names who forwarded, or marks the leg as diverted: forwarding works. It does not prove who owns the
 * phone, as anyone can fake it.
 */
export async function noteForwarding(
  tx: Tx,
  { accountId, lineId }: CalledLine,
  incoming: IncomingCall,
  at: Date,
) {
  const forwarded = incoming.forwardedFrom || incoming.stir?.endsWith('-Diverted')
  if (!forwarded) return
  await tx.line.updateMany({
    where: { accountId, id: lineId, forwardingSeenAt: null },
    data: { forwardingSeenAt: at },
  })
}
