import type { Contact } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { holdContact, indexContact, lockContact } from './lock-contact.ts'

export type Call = { accountId: string; id: string; caller: string | null; at: Date }

/**
 * Stores who called: the contact of the number, with the name given in the call, if any. Never changes what the owner
 * wrote. Repeating it changes nothing. Callers who withhold their number get no contact. Returns the owner's mark.
 */
export async function noteCaller(app: App, tx: Tx, call: Call, name: string | null) {
  const { accountId, id: callId, caller: phone, at } = call
  if (phone === null) return NOBODY
  const contact = await holdContact(app, tx, { accountId, phone, seenAt: at })
  const heard = isNews(contact, call, name) ? { heardName: name, heardCallId: callId } : {}
  const noted = await tx.contact.update({
    where: { accountId_id: { accountId, id: contact.id } },
    data: { ...heard, seenAt: at > contact.seenAt ? at : contact.seenAt },
  })
  return indexContact(tx, noted)
}

/** Notes a contact's call; creates no contact. */
export async function sawCaller(tx: Tx, { accountId, caller, at }: Call) {
  const contact = caller && (await lockContact(tx, { accountId, phone: caller }))
  if (!contact) return NOBODY
  if (at <= contact.seenAt) return contact
  const where = { accountId_id: { accountId, id: contact.id } }
  return tx.contact.update({ where, data: { seenAt: at } })
}

const NOBODY = { mark: null }

/** The newest call that gave a name is its source, so the name survives deleting an older call. */
function isNews({ name: own, heardCallId, seenAt }: Contact, call: Call, name: string | null) {
  if (name === null || name === own) return false
  return heardCallId === null || heardCallId === call.id || call.at >= seenAt
}
