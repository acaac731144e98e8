import type { Contact } from '../../prisma/generated/client/client.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { indexContact, lockContact } from './lock-contact.ts'
import type { Call } from './note-caller.ts'

/**
 * Removes the name heard in a deleted call, unless an earlier call gave one, and the contact if nothing else is known
 * of it. Run it after the call and its message are gone.
 */
export async function forgetCaller(tx: Tx, { accountId, id: callId, caller }: Call): Promise<void> {
  const contact = caller && (await lockContact(tx, { accountId, phone: caller }))
  if (!contact) return
  const where = { accountId_id: { accountId, id: contact.id } }
  if (contact.heardCallId === callId) {
    const former = await formerName(tx, contact)
    await indexContact(tx, await tx.contact.update({ where, data: former }))
  }
  const nothing = { name: null, heardName: null, notes: null, mark: null }
  if ((await tx.call.count({ where: { accountId, caller } })) > 0) return
  await tx.contact.deleteMany({ where: { accountId, id: contact.id, ...nothing } })
}

/** The name in the newest remaining message with this callback number, if any. */
async function formerName(tx: Tx, { accountId, phone }: Contact) {
  const message = await tx.message.findFirst({
    where: { accountId, phone, name: { not: null }, call: { caller: phone } },
    orderBy: { at: 'desc' },
    select: { name: true, callId: true },
  })
  return { heardName: message?.name ?? null, heardCallId: message?.callId ?? null }
}
