import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy'
import type { RequestHandler, Response } from 'express'
import type { App } from '../../src/app.ts'
import { readFormOf } from './csrf.ts'
import { sessionOf } from './session.ts'

const FIELD_BYTES_MAX = 4_096
const FIELDS_MAX = 20
/** A larger request is not read to its end, so we cannot show an error page for it. */
const REQUEST_BYTES_MAX = 32_000_000

/** The form's only file. `isCut` means it was too large, and only its beginning was kept. */
export type Upload = { bytes: Buffer; isCut: boolean }

/** Like `readOwnForm`, for a form with a file of at most `bytesMax`, or with that file's text in a field. */
export function readOwnUpload(
  app: App,
  bytesMax: number,
  fieldBytesMax = FIELD_BYTES_MAX,
): RequestHandler {
  const read = readMultipart(bytesMax, fieldBytesMax)
  return readFormOf(app, (response) => sessionOf(response)?.csrf, read)
}

/** Undefined if no file was chosen. */
export function uploadOf({ locals }: Response): Upload | undefined {
  return locals.upload
}

function readMultipart(bytesMax: number, fieldSize: number): RequestHandler {
  const limits = { fileSize: bytesMax, files: 1, fields: FIELDS_MAX, fieldSize }
  return (request, response, next) => {
    if (Number(request.headers['content-length'] ?? 0) > REQUEST_BYTES_MAX)
      return next(fault('too large', 413))
    const parser = parserOf(request.headers as BusboyHeaders, limits)
    if (!parser) return next(fault('not a form with a file', 400))
    const [form, chunks]: [Record<string, string>, Buffer[]] = [{}, []]
    let isCut = false
    parser
      .on('field', (name: string, value: string) => {
        form[name] = value
      })
      .on('file', (_name: string, file: NodeJS.ReadableStream) => {
        file.on('data', (chunk: Buffer) => chunks.push(chunk))
        file.on('limit', () => {
          isCut = true
        })
      })
      .on('error', () => next(fault('not a whole form', 400)))
      .on('finish', () => {
        const bytes = Buffer.concat(chunks)
        request.body = form
        response.locals.upload = bytes.length > 0 ? ({ bytes, isCut } satisfies Upload) : undefined
        next()
      })
    request.pipe(parser)
  }
}

/** Undefined if the request is not multipart or names no boundary. */
function parserOf(headers: BusboyHeaders, limits: BusboyConfig['limits']) {
  try {
    return new Busboy({ headers, ...(limits && { limits }) })
  } catch {
    return undefined
  }
}

/** A client error in the form that Express's own parsers use (`error-page.ts`). */
function fault(message: string, status: number): Error {
  return Object.assign(new Error(message), { status })
}
