import type { Contact } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { searchWords } from '../conversations/search-words.ts'
import type { Tx } from '../platform/db/prisma.ts'

/** A contact by its number: one for each account and number. */
export type ContactKey = { accountId: string; phone: string }

/**
 * Locks the contact of a number, creating it if needed. Of two writers of a new number, the second waits and finds
 * the first one's. `seenAt`: when a new number was last heard of.
 */
export async function holdContact(app: App, tx: Tx, key: ContactKey & { seenAt: Date }) {
  const { accountId, phone, seenAt } = key
  await tx.$executeRaw`
    INSERT INTO contacts (account_id, id, phone, created_at, seen_at)
    VALUES (${accountId}, ${app.newId('contact')}, ${phone}, ${app.clock.now()}, ${seenAt})
    ON CONFLICT (account_id, phone) DO UPDATE SET phone = EXCLUDED.phone`
  return tx.contact.findUniqueOrThrow({ where: { accountId_phone: { accountId, phone } } })
}

/** Locks the contact of a number; null if there is none. */
export async function lockContact(tx: Tx, { accountId, phone }: ContactKey) {
  await tx.$queryRaw`SELECT 1 FROM contacts WHERE account_id = ${accountId} AND phone = ${phone} FOR NO KEY UPDATE`
  return tx.contact.findUnique({ where: { accountId_phone: { accountId, phone } } })
}

/** Updates a contact's search words. It must be locked. */
export function indexContact(tx: Tx, contact: Contact): Promise<Contact> {
  const { accountId, id } = contact
  return tx.contact.update({
    where: { accountId_id: { accountId, id } },
    data: { words: wordsOf(contact) },
  })
}

type Found = Pick<Contact, 'phone' | 'name' | 'heardName' | 'notes'>

export function wordsOf({ phone, name, heardName, notes }: Found): string[] {
  return searchWords(phone, name, heardName, notes)
}
