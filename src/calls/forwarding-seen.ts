import type { IncomingCall } from '../conversations/incoming-call.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { CalledLine } from './called-line.ts'

/**
 * The carrier says who forwarded, or marks the leg as diverted: so forwarding
 * works. It proves nothing of whose phone it is, as anybody can have a call say so.
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
