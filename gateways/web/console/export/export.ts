import { type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import {
  ConsoleExportAccountDocument,
  ConsoleExportCallsDocument,
  ConsoleExportLineLedgerDocument,
  ConsoleExportLinesDocument,
  ConsoleExportMeetingLedgerDocument,
  ConsoleExportMeetingsDocument,
  ConsoleExportMessagesDocument,
} from '../../../generated/operations.ts'
import { renderMeeting } from '../../../wire/render-meeting.ts'
import type { ConsoleContext } from '../console-context.ts'
import { jsonArray } from '../frame/json-pages.ts'
import { sendFile } from '../frame/send-file.ts'
import { exportBeside } from './export-contacts-and-purchases.ts'

/** All data of the account as one JSON file, read and sent page by page, so its size does not matter. */
export function createExport(desk: ConsoleContext): Router {
  async function* everything(response: Response, account: object): AsyncGenerator<string> {
    const lineIds: string[] = []
    yield `{"exportedAt":${JSON.stringify(desk.app.clock.now())},\n"account":${JSON.stringify(account)}`
    yield ',\n"lines":'
    yield* jsonArray(async (after) => {
      const { account } = await desk.run(response, ConsoleExportLinesDocument, { after })
      lineIds.push(...account.lines.edges.map(({ node }) => node.id))
      return account.lines
    })
    yield ',\n"calls":'
    yield* jsonArray(
      async (after) =>
        (await desk.run(response, ConsoleExportCallsDocument, { after })).account.calls,
    )
    yield ',\n"messages":'
    yield* jsonArray(
      async (after) =>
        (await desk.run(response, ConsoleExportMessagesDocument, { after })).account.messages,
    )
    yield ',\n"meetings":'
    yield* jsonArray(
      async (after) =>
        (await desk.run(response, ConsoleExportMeetingsDocument, { after })).meetings,
      renderMeeting,
    )
    yield* exportBeside(desk, response)
    yield* ledgers(response, lineIds)
    yield '}\n'
  }

  async function* ledgers(response: Response, lineIds: readonly string[]): AsyncGenerator<string> {
    yield ',\n"ledgers":{"meetings":'
    yield* jsonArray(
      async (after) =>
        (await desk.run(response, ConsoleExportMeetingLedgerDocument, { after })).account
          .meetingLedger,
    )
    for (const id of lineIds) {
      yield `,\n"${id}":`
      yield* jsonArray(ledgerOfLine(response, id))
    }
    yield '}'
  }

  function ledgerOfLine(response: Response, id: string) {
    return async (after: string | null) => {
      const { line } = await desk.run(response, ConsoleExportLineLedgerDocument, { id, after })
      if (!line) throw notFound('line')
      return line.ledger
    }
  }

  return Router().get('/export.json', async (_request, response) => {
    // Read before the first byte is sent: until then a failure can still show an error page.
    const { account, agentGrants } = await desk.run(response, ConsoleExportAccountDocument, {})
    const day = desk.app.clock.now().toISOString().slice(0, 10)
    const pieces = everything(response, { ...account, agentGrants })
    await sendFile(response, 'application/json; charset=utf-8', `frontdesk-${day}.json`, pieces)
  })
}
