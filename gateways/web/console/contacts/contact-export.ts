import { type Response, Router } from 'express'
import { formatUsPhone } from '../../../../src/kernel/phone.ts'
import {
  ConsoleContactCardsDocument,
  ConsoleContactRowsDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { CSV_START, csvRow } from '../frame/csv.ts'
import { nodesOf } from '../frame/json-pages.ts'
import { sendFile } from '../frame/send-file.ts'

const MARKS = { VIP: 'VIP', BLOCKED: 'Blocked' }

const COLUMNS = ['Phone', 'Name', 'Notes', 'Mark']
/** The columns alone: an example row would be imported with the rest. */
const TEMPLATE = CSV_START + csvRow(COLUMNS)

/** All contacts as a vCard file, read and sent page by page. */
export function createContactExport(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/contacts/contacts.vcf', async (request, response) => {
    const version = request.query.version === '4.0' ? 'V4' : 'V3'
    await sendFile(response, 'text/vcard; charset=utf-8', 'contacts.vcf', cards(response, version))
  })

  router.get('/contacts/contacts.csv', async (_request, response) =>
    sendFile(response, 'text/csv; charset=utf-8', 'contacts.csv', rows(response)),
  )

  router.get('/contacts/template.csv', async (_request, response) =>
    sendFile(response, 'text/csv; charset=utf-8', 'contacts-template.csv', [TEMPLATE]),
  )

  async function* cards(response: Response, version: 'V3' | 'V4'): AsyncGenerator<string> {
    const read = async (after: string | null) =>
      (await desk.run(response, ConsoleContactCardsDocument, { after, version })).account
        .everyContact
    for await (const { vcard } of nodesOf(read)) yield vcard
  }

  async function* rows(response: Response): AsyncGenerator<string> {
    const read = async (after: string | null) =>
      (await desk.run(response, ConsoleContactRowsDocument, { after })).account.everyContact
    yield CSV_START + csvRow(COLUMNS)
    for await (const { phone, name, notes, mark } of nodesOf(read))
      yield csvRow([formatUsPhone(phone), name ?? '', notes ?? '', mark ? MARKS[mark] : ''])
  }

  return router
}
