import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Response, Router } from 'express'
import { formatUsPhone } from '../../../src/kernel/phone.ts'
import {
  ConsoleContactCardsDocument,
  ConsoleContactRowsDocument,
} from '../../generated/operations.ts'
import { CSV_START, csvRow } from './csv.ts'
import type { Desk } from './desk.ts'

const MARKS = { VIP: 'VIP', BLOCKED: 'Blocked' }

/** All contacts as a file, read and sent page by page. */
export function createContactExport(desk: Desk): Router {
  const router = Router()

  router.get('/contacts/contacts.vcf', async (request, response) => {
    const version = request.query.version === '4.0' ? 'V4' : 'V3'
    await send(response, 'text/vcard; charset=utf-8', 'contacts.vcf', cards(response, version))
  })

  router.get('/contacts/contacts.csv', async (_request, response) =>
    send(response, 'text/csv; charset=utf-8', 'contacts.csv', rows(response)),
  )

  async function* cards(response: Response, version: 'V3' | 'V4'): AsyncGenerator<string> {
    const read = async (after: string | null) =>
      (await desk.run(response, ConsoleContactCardsDocument, { after, version })).account
    for await (const { vcard } of every(read)) yield vcard
  }

  async function* rows(response: Response): AsyncGenerator<string> {
    const read = async (after: string | null) =>
      (await desk.run(response, ConsoleContactRowsDocument, { after })).account
    yield CSV_START + csvRow(['Phone', 'Name', 'Notes', 'Mark'])
    for await (const { phone, name, notes, mark } of every(read))
      yield csvRow([formatUsPhone(phone), name ?? '', notes ?? '', mark ? MARKS[mark] : ''])
  }

  return router
}

type Page<T> = {
  everyContact: {
    edges: { node: T }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

async function* every<T>(read: (after: string | null) => Promise<Page<T>>): AsyncGenerator<T> {
  let after: string | null = null
  do {
    const { edges, pageInfo }: Page<T>['everyContact'] = (await read(after)).everyContact
    for (const { node } of edges) yield node
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
}

async function send(
  response: Response,
  type: string,
  name: string,
  pieces: AsyncGenerator<string>,
) {
  response.set({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  await pipeline(Readable.from(pieces), response)
}
