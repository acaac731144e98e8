import type { Contact } from '../../../prisma/generated/client/client.ts'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { ApiError } from '../../kernel/errors.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { wordsOf } from '../lock-contact.ts'
import { ownNumbers } from '../refuse-blocking-own-number.ts'
import type { FileProblem, FileRow, ReadFile } from './file-rows.ts'
import { readCsv } from './read-csv.ts'
import { readVcards } from './read-vcards.ts'

export const FILE_BYTES_MAX = 2_000_000
const ROWS_MAX = 5_000
/** For an account, by import; calls may add more. */
const CONTACTS_MAX = 20_000

export type FileFormat = 'vcard' | 'csv'
type Order = {
  format: FileFormat
  text: string
  leaveOutUnreadable?: boolean
  /** Nothing is kept: only what would come of it is told. */
  previewOnly?: boolean
}

/** How many contacts were created, and how many were completed; `leftOut`: entries that cannot be kept. */
export type ContactImport = {
  added: number
  changed: number
  unchanged: number
  /** Numbers that appear again with other data: the first counts. */
  repeated: number
  leftOut: number
  /** The first of the file's contacts, with what comes of each. */
  sample: SampleRow[]
}

export type SampleRow = FileRow & { outcome: 'added' | 'changed' | 'unchanged' }

const SAMPLE_ROWS = 10

/** Undoes the transaction of a preview. */
class Previewed extends Error {
  readonly found: ContactImport

  constructor(found: ContactImport) {
    super('only a preview')
    this.found = found
  }
}

const READ: Record<FileFormat, (text: string) => ReadFile> = { vcard: readVcards, csv: readCsv }

/**
 * Imports the contacts of a file, all or none. The owner's own text stays: a contact gets the file's name only over a
 * heard or imported name, and notes and mark only where it has none.
 * @throws {ApiError} invalid_request: every problem with its line, unless unreadable entries are skipped
 */
export async function importContacts(
  app: App,
  viewer: Owner,
  order: Order,
): Promise<ContactImport> {
  const { accountId } = viewer
  const { format, text, leaveOutUnreadable = false, previewOnly = false } = order
  if (Buffer.byteLength(text) > FILE_BYTES_MAX) throw refused('is larger than 2 MB')
  const file = READ[format](text)
  if (file.rows.length > ROWS_MAX) throw refused(`has more than ${ROWS_MAX} numbers`)
  const work = async (tx: Tx): Promise<ContactImport> => {
    const own = await ownNumbers(tx, accountId)
    const isOwn = ({ mark, phone }: FileRow) => mark === 'blocked' && own.has(phone)
    const problems = [...file.problems, ...file.rows.filter(isOwn).map(ownBlocked)]
    if (problems.length > 0 && !leaveOutUnreadable) throw refusedAt(problems)
    const { rows, repeated } = firstOfEach(file.rows.filter((row) => !isOwn(row)))
    const left = { repeated, leftOut: file.withoutNumber + problems.length }
    const found = { ...(await keep(app, tx, accountId, rows)), ...left }
    if (previewOnly) throw new Previewed(found)
    return found
  }
  return app.db.$transaction(work).catch((error: unknown) => {
    if (error instanceof Previewed) return error.found
    throw error
  })
}

/** Locks every number, in one order for all imports. */
async function keep(app: App, tx: Tx, accountId: string, rows: readonly FileRow[]) {
  const sorted = rows.toSorted((a, b) => (a.phone < b.phone ? -1 : 1))
  const phones = sorted.map(({ phone }) => phone)
  const ids = sorted.map(() => app.newId('contact'))
  const now = app.clock.now()
  const held = await tx.$queryRaw<{ id: string; isNew: boolean }[]>`
    INSERT INTO contacts (account_id, id, phone, created_at, seen_at)
    SELECT ${accountId}, id, phone, ${now}, ${now} FROM unnest(${ids}::text[], ${phones}::text[]) AS new (id, phone)
     ORDER BY phone
    ON CONFLICT (account_id, phone) DO UPDATE SET phone = EXCLUDED.phone
    RETURNING id, xmax = 0 AS "isNew"`
  if ((await tx.contact.count({ where: { accountId } })) > CONTACTS_MAX)
    throw refused(`makes more than ${CONTACTS_MAX} contacts`)
  const known = await tx.contact.findMany({ where: { accountId, phone: { in: phones } } })
  const byPhone = new Map(known.map((contact) => [contact.phone, contact]))
  const added = new Set(held.filter(({ isNew }) => isNew).map(({ id }) => id))
  const given = sorted.flatMap((row) => {
    const contact = byPhone.get(row.phone)
    return contact ? [filled(contact, row)] : []
  })
  const changed = given.filter(({ isChanged }) => isChanged).map(({ contact }) => contact)
  await write(tx, accountId, added.size > 0 ? given.map(({ contact }) => contact) : changed)
  const changes = changed.filter(({ id }) => !added.has(id)).length
  const changedIds = new Set(changed.map(({ id }) => id))
  const outcomeOf = ({ phone }: FileRow): SampleRow['outcome'] => {
    const id = byPhone.get(phone)?.id ?? ''
    return added.has(id) ? 'added' : changedIds.has(id) ? 'changed' : 'unchanged'
  }
  return {
    added: added.size,
    changed: changes,
    unchanged: rows.length - added.size - changes,
    sample: rows.slice(0, SAMPLE_ROWS).map((row) => ({ ...row, outcome: outcomeOf(row) })),
  }
}

/** The contact completed from the file. */
function filled(contact: Contact, row: FileRow): { contact: Contact; isChanged: boolean } {
  const shown = contact.name ?? contact.heardName
  const takesName = contact.nameSource !== 'owner' && row.name !== null && row.name !== shown
  const after: Contact = {
    ...contact,
    ...(takesName && { name: row.name, nameSource: 'import' as const }),
    notes: contact.notes ?? row.notes,
    mark: contact.mark ?? row.mark,
  }
  const isChanged = takesName || after.notes !== contact.notes || after.mark !== contact.mark
  return { contact: after, isChanged }
}

async function write(tx: Tx, accountId: string, contacts: readonly Contact[]): Promise<void> {
  const all = <Key extends keyof Contact>(key: Key) => contacts.map((contact) => contact[key])
  const words = contacts.map((contact) => wordsOf(contact).join(' '))
  await tx.$executeRaw`
    UPDATE contacts c
       SET name = given.name, name_source = given.source::contact_name_source, notes = given.notes,
           mark = given.mark::contact_mark, words = string_to_array(given.words, ' ')
      FROM unnest(${all('id')}::text[], ${all('name')}::text[], ${all('nameSource')}::text[], ${all('notes')}::text[],
                  ${all('mark')}::text[], ${words}::text[]) AS given (id, name, source, notes, mark, words)
     WHERE c.account_id = ${accountId} AND c.id = given.id`
}

/** People share a phone: the first entry with a number gets it. */
function firstOfEach(all: readonly FileRow[]): { rows: FileRow[]; repeated: number } {
  const byPhone = new Map<string, FileRow>()
  let repeated = 0
  for (const row of all) {
    const first = byPhone.get(row.phone)
    if (!first) byPhone.set(row.phone, row)
    else if (first.name !== row.name || first.notes !== row.notes || first.mark !== row.mark)
      repeated += 1
  }
  return { rows: [...byPhone.values()], repeated }
}

function ownBlocked({ line, phone }: FileRow): FileProblem {
  return { line, message: `${phone} is your own number, which cannot be blocked` }
}

function refused(message: string): ApiError {
  return new ApiError('invalid_request', message, { field: ['text'] })
}

/** In line order, limited for a file that is no address book at all. */
function refusedAt(found: readonly FileProblem[]): ApiError {
  const problems = found
    .toSorted((a, b) => a.line - b.line)
    .slice(0, ROWS_MAX)
    .map(({ line, message }) => ({ field: ['text', line], message }))
  const [{ field, message } = { field: ['text'], message: 'cannot be read' }] = problems
  return new ApiError('invalid_request', `line ${field[1]}: ${message}`, { field, problems })
}
