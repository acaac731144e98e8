import type { Call } from '../../prisma/generated/client/client.ts'
import { searchWords } from '../conversations/search-words.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** Indexes an ended call for search by everything said in it. Run again after more was said. */
export async function indexCall(tx: Tx, { accountId, id: callId, caller, summary }: Call) {
  const [turns, message] = [
    await tx.callTurn.findMany({
      where: { accountId, callId },
      select: { text: true },
      orderBy: { seq: 'asc' },
    }),
    await tx.message.findUnique({ where: { accountId_callId: { accountId, callId } } }),
  ]
  const words = searchWords(
    caller,
    summary,
    message?.name,
    message?.phone,
    ...turns.map(({ text }) => text),
  )
  await tx.call.update({ where: { accountId_id: { accountId, id: callId } }, data: { words } })
}
