import { type Request, type Response, Router } from 'express'
import { readOwnUpload, uploadOf } from '../../../browser/upload.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleContactsImportDocument,
  type ConsoleContactsImportMutation,
  type ContactFileFormat,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'

const PAGE = '/console/contacts/files'
const BYTES_MAX = 2_000_000
/** A browser sends each line break of a text as two characters. */
const TEXT_BYTES_MAX = 2 * BYTES_MAX
const COUNTS = ['added', 'changed', 'unchanged', 'repeated', 'leftOut'] as const

type Counts = Pick<
  Extract<ConsoleContactsImportMutation['contactsImport'], { __typename: 'ContactImport' }>,
  (typeof COUNTS)[number]
>

/** Imports address books: vCards (from phones) or tables (from spreadsheets). */
export function createContactFiles(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/contacts/files', (request, response) =>
    desk.show(response, 'contacts/contact-files', { counts: countsIn(request) }),
  )

  const readUpload = readOwnUpload(desk.app, BYTES_MAX, TEXT_BYTES_MAX)

  router.post('/contacts/files', readUpload, async (request, response) => {
    const file = fileOf(request, response)
    const leaveOut = request.body.leaveOut === 'yes'
    const previewOnly = request.body.step === 'preview'
    const taken = 'wrong' in file ? file : await take(response, file, { leaveOut, previewOnly })
    if ('wrong' in file) return desk.show(response, 'contacts/contact-files', file, 400)
    if ('wrong' in taken) return showWithout(response, file, taken)
    if (previewOnly) {
      const facts = { ...taken, counts: taken, text: file.text, leaveOut }
      return desk.show(response, 'contacts/contact-preview', facts)
    }
    const counts = COUNTS.map((name) => [name, String(taken[name])])
    response.redirect(303, `${PAGE}?${new URLSearchParams(counts)}`)
  })

  /** What remains without the lines that cannot be read, to be imported or not. */
  async function showWithout(response: Response, file: File, { wrong, problems }: Wrong) {
    const rest = await take(response, file, { leaveOut: true, previewOnly: true })
    if ('wrong' in rest || rest.added + rest.changed === 0) {
      // The user has to choose the file again: browsers do not keep it.
      return desk.show(response, 'contacts/contact-files', { wrong, problems }, 400)
    }
    const facts = { ...rest, counts: rest, text: file.text, leaveOut: true, problems }
    desk.show(response, 'contacts/contact-preview', facts)
  }

  async function take(
    response: Response,
    file: File,
    { leaveOut: leaveOutUnreadable, previewOnly }: { leaveOut: boolean; previewOnly: boolean },
  ) {
    const input = { ...file, leaveOutUnreadable, previewOnly }
    const done = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleContactsImportDocument, { input })).contactsImport),
    )
    return isRefused(done) ? wrongWith(done.refused) : done
  }

  return router
}

/** UTF-8, else windows-1252, which Excel saves by default. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What is wrong with the file as a whole, and with single lines. */
type Wrong = { wrong: string; problems: { line: number; message: string }[] }

function wrongWith(refused: Refused): Wrong {
  const problems = [...refused].flatMap(([field, message]) => {
    const line = /^text\.(\d+)$/.exec(field)?.[1]
    return line === undefined ? [] : [{ line: Number(line), message }]
  })
  return { problems, wrong: refused.get('text') ?? '' }
}

type File = { format: ContactFileFormat; text: string }

/** The file that was chosen, or the one whose preview was confirmed. */
function fileOf({ body }: Request, response: Response): File | Wrong {
  const upload = uploadOf(response)
  if (!upload && typeof body.text === 'string' && body.text !== '') {
    return fileWith(body.text.replaceAll('\r\n', '\n'))
  }
  if (!upload) return { wrong: 'Choose a file.', problems: [] }
  if (upload.isCut) {
    return { wrong: 'Choose a file of up to 2 MB, exported without photos.', problems: [] }
  }
  return fileWith(textOf(upload.bytes))
}

function fileWith(text: string): File {
  return { text, format: /^[\s\uFEFF]*BEGIN:VCARD/i.test(text) ? 'VCARD' : 'CSV' }
}

/** The result of an import, read from the query string; undefined if it is not there. */
function countsIn({ query }: Request): Counts | undefined {
  const counts = COUNTS.map((name) => [name, Number(query[name])] as const)
  const areWhole = counts.every(([, count]) => Number.isSafeInteger(count) && count >= 0)
  return areWhole && 'added' in query ? (Object.fromEntries(counts) as Counts) : undefined
}
