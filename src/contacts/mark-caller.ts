import type { Contact } from '../../prisma/generated/client/client.ts'
import type { ContactMark } from '../../prisma/generated/client/enums.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { contactPhone } from './contact-input.ts'
import { holdContact, indexContact, lockContact } from './lock-contact.ts'
import { mustBeOthers } from './refuse-blocking-own-number.ts'

/**
 * Marks a caller by number, contact or not, or removes the mark (null).
 * @throws {ApiError} invalid_request for an invalid number, or for blocking one of the owner's own; not_found if
 * there is no mark to remove
 */
export async function markCaller(app: App, viewer: Owner, input: Marked): Promise<Contact> {
  const { accountId } = viewer
  const phone = readPhone(input.phone)
  const { mark } = input
  return app.db.$transaction(async (tx) => {
    if (mark === 'blocked') await mustBeOthers(tx, accountId, [phone])
    const key = { accountId, phone, seenAt: app.clock.now() }
    const contact = mark ? await holdContact(app, tx, key) : await lockContact(tx, key)
    if (!contact) throw notFound('contact')
    const where = { accountId_id: { accountId, id: contact.id } }
    return indexContact(tx, await tx.contact.update({ where, data: { mark } }))
  })
}

type Marked = { phone: string; mark: ContactMark | null }

function readPhone(text: string): string {
  const read = contactPhone.safeParse(text)
  if (read.success) return read.data
  throw new ApiError('invalid_request', 'is no phone number', { field: ['phone'] })
}
