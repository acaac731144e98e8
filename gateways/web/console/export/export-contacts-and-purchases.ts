import type { Response } from 'express'
import {
  ConsoleExportContactsDocument,
  ConsoleExportMailsDocument,
  ConsoleExportPurchasesDocument,
  ConsoleExportTestLinesDocument,
  ConsoleExportTextsDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { jsonArray } from '../frame/json-pages.ts'

/** The rest of the export besides lines and meetings: contacts, purchases, mails, texts and test lines. */
export async function* exportBeside(
  desk: ConsoleContext,
  response: Response,
): AsyncGenerator<string> {
  yield ',\n"contacts":'
  yield* jsonArray(
    async (after) =>
      (await desk.run(response, ConsoleExportContactsDocument, { after })).account.everyContact,
  )
  yield ',\n"purchases":'
  yield* jsonArray(
    async (after) =>
      (await desk.run(response, ConsoleExportPurchasesDocument, { after })).account.purchases,
  )
  yield ',\n"mails":'
  yield* jsonArray(
    async (after) =>
      (await desk.run(response, ConsoleExportMailsDocument, { after })).account.mails,
  )
  yield ',\n"texts":'
  yield* jsonArray(
    async (after) =>
      (await desk.run(response, ConsoleExportTextsDocument, { after })).account.texts,
  )
  yield ',\n"testLines":'
  yield* jsonArray(
    async (after) =>
      (await desk.run(response, ConsoleExportTestLinesDocument, { after })).account.keptTestLines,
  )
}
