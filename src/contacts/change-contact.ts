import type { Contact } from '../../prisma/generated/client/client.ts'
import { readOwnAccount } from '../accounts/read-accounts.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { ContactChange, NewContact } from './contact-input.ts'
import { indexContact, lockContact, wordsOf } from './lock-contact.ts'
import { mustBeOthers } from './refuse-blocking-own-number.ts'

/** Adds a contact by hand. @throws {ApiError} invalid_request, also for a number that has one */
export async function createContact(app: App, viewer: Owner, input: unknown): Promise<Contact> {
  const { phone, name = null, notes = null, mark = null } = parseInput(NewContact, input)
  const { accountId } = viewer
  const now = app.clock.now()
  const written = { phone, ...ownName(name), notes, mark }
  const words = wordsOf({ ...written, heardName: null })
  const row = {
    ...written,
    accountId,
    id: app.newId('contact'),
    createdAt: now,
    seenAt: now,
    words,
  }
  return app.db.$transaction(async (tx) => {
    if (mark === 'blocked') await mustBeOthers(tx, accountId, [phone])
    const [made] = await tx.contact.createManyAndReturn({ data: [row], skipDuplicates: true })
    if (made) return made
    throw new ApiError('invalid_request', 'is among your contacts already', { field: ['phone'] })
  })
}

/**
 * Changes what the owner says of a contact. Fields left out do not change; null clears. A typed name overrides heard
 * names; clearing it shows the last heard name again.
 * @throws {ApiError} not_found, invalid_request
 */
export async function changeContact(app: App, viewer: Owner, id: string, input: unknown) {
  const { name, notes, mark } = parseInput(ContactChange, input)
  const { accountId } = viewer
  const known = await requireContact(app, viewer, id)
  return app.db.$transaction(async (tx) => {
    if (mark === 'blocked') await mustBeOthers(tx, accountId, [known.phone])
    if (!(await lockContact(tx, known))) throw notFound('contact')
    const changed = await tx.contact.update({
      where: { accountId_id: { accountId, id } },
      data: {
        ...(name !== undefined && ownName(name)),
        ...(notes !== undefined && { notes }),
        ...(mark !== undefined && { mark }),
      },
    })
    return indexContact(tx, changed)
  })
}

/** Deletes a contact. Calls and messages stay, and the next call makes a new contact. Returns the account. */
export async function deleteContact(app: App, viewer: Owner, id: string) {
  const { accountId } = viewer
  const { count } = await app.db.contact.deleteMany({ where: { accountId, id } })
  if (count === 0) throw notFound('contact')
  return readOwnAccount(app, viewer)
}

async function requireContact(app: App, { accountId }: Owner, id: string): Promise<Contact> {
  const where = { accountId_id: { accountId, id } }
  const contact = isId('contact', id) ? await app.db.contact.findUnique({ where }) : null
  if (!contact) throw notFound('contact')
  return contact
}

function ownName(name: string | null) {
  return { name, nameSource: name === null ? null : ('owner' as const) }
}
