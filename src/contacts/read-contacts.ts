import type { Contact } from '../../prisma/generated/client/client.ts'
import type { ContactMark } from '../../prisma/generated/client/enums.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { searchTerms } from '../conversations/search-words.ts'
import { ApiError } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { Page, Place, PlacedRequest } from '../platform/db/paging.ts'
import { prepareSql } from '../platform/db/sql.ts'

export type ContactView = Omit<Contact, 'words'>

const SEARCH_CHARACTERS_MAX = 200

type Request = PlacedRequest & {
  /** Word beginnings or parts of a number; blank for all. */
  search?: string | undefined
  mark?: ContactMark | undefined
}

/** The account's contacts, most recently heard of first. */
export async function listContacts(
  app: App,
  accountId: string,
  { first, before, search = '', mark }: Request,
): Promise<Page<ContactView & Place>> {
  if (search.length > SEARCH_CHARACTERS_MAX) {
    const message = `longer than ${SEARCH_CHARACTERS_MAX} characters`
    throw new ApiError('invalid_request', message, { field: ['search'] })
  }
  const terms = searchTerms(search)
  if (search.trim() !== '' && terms.length === 0) return { items: [], hasMore: false }
  const { at, id } = before ?? { at: 'infinity' as const, id: '' }
  const query = [`'${accountId}'`, ...terms.map((term) => `'${term}':*`)].join(' & ')
  const values = [accountId, at, id, first + 1, ...(terms.length > 0 ? [query] : [])]
  const read = readOf(mark, terms.length > 0)
  const rows = await app.replica.read(accountId, (pool) => read(pool, ...values))
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

/**
 * The search words decide first, by their index, as in the lists of calls (src/calls/account-calls-and-messages.ts).
 */
function readOf(mark: ContactMark | undefined, isSearch: boolean) {
  const from = isSearch ? 'found' : 'contacts'
  const found = `WITH found AS MATERIALIZED (
    SELECT * FROM contacts WHERE array_to_tsvector(words || account_id) @@ $5::tsquery)`
  return prepareSql<ContactView & Place, (string | number | Date)[]>(
    `contacts_${mark ?? 'all'}${isSearch ? '_found' : ''}`,
    `${isSearch ? found : ''} SELECT ${COLUMNS}, seen_at AS at FROM ${from}
      WHERE account_id = $1 AND (seen_at, id) < ($2, $3) ${mark ? `AND mark = '${mark}'` : ''}
      ORDER BY seen_at DESC, id DESC LIMIT $4`,
  )
}

/** All contacts, newest first by creation: this order does not change while they are read. */
export async function listEveryContact(
  app: App,
  accountId: string,
  { first, beforeId }: { first: number; beforeId: string | null },
): Promise<Page<ContactView>> {
  const rows = await everyContact(app.pool, accountId, beforeId ?? AFTER_EVERY_ID, first + 1)
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

const AFTER_EVERY_ID = 'contact_z'

/** Null if there is none, or it belongs to another account. */
export async function readContact(app: App, viewer: Owner, id: string) {
  if (!isId('contact', id)) return null
  const [contact] = await contactById(app.pool, viewer.accountId, id)
  return contact ?? null
}

/** The contacts of some numbers, in order; null where there is none. */
export async function contactsOf(
  app: App,
  accountId: string,
  phones: readonly string[],
): Promise<(ContactView | null)[]> {
  const rows = await app.replica.read(accountId, (pool) =>
    contactsByPhone(pool, accountId, [...phones]),
  )
  const byPhone = new Map(rows.map((row) => [row.phone, row]))
  return phones.map((phone) => byPhone.get(phone) ?? null)
}

const COLUMNS = `
  account_id AS "accountId", id, phone, name, name_source AS "nameSource", heard_name AS "heardName",
  heard_call_id AS "heardCallId", notes, mark, created_at AS "createdAt", seen_at AS "seenAt"`

const everyContact = prepareSql<ContactView, [string, string, number]>(
  'every_contact',
  `SELECT ${COLUMNS} FROM contacts WHERE account_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3`,
)

const contactById = prepareSql<ContactView, [string, string]>(
  'contact_by_id',
  `SELECT ${COLUMNS} FROM contacts WHERE account_id = $1 AND id = $2`,
)

const contactsByPhone = prepareSql<ContactView, [string, string[]]>(
  'contacts_by_phone',
  `SELECT ${COLUMNS} FROM contacts WHERE account_id = $1 AND phone = ANY($2)`,
)
