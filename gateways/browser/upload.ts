import { Busboy, type BusboyConfig, type BusboyHeaders } from '@fastify/busboy'
import type { RequestHandler, Response } from 'express'
import type { App } from '../../src/app.ts'
import { readFormOf } from './csrf.ts'
import { sessionOf } from './session.ts'

const FIELD_BYTES_MAX = 4_096
const FIELDS_MAX = 20
/** What is larger is not even read to its end, so no page of ours can say so. */
const REQUEST_BYTES_MAX = 32_000_000

/** The one file of a form; `isCut` when it was larger than it may be, and only its beginning is here. */
export type Upload = { bytes: Buffer; isCut: boolean }

/** As `readOwnForm`, for a form with a file of at most `bytesMax`. */
export function readOwnUpload(app: App, bytesMax: number): RequestHandler {
  return readFormOf(app, (response) => sessionOf(response)?.csrf, readMultipart(bytesMax))
}

/** Undefined where none was chosen. */
export function uploadOf({ locals }: Response): Upload | undefined {
  return locals.upload
}

function readMultipart(bytesMax: number): RequestHandler {
  const limits = { fileSize: bytesMax, files: 1, fields: FIELDS_MAX, fieldSize: FIELD_BYTES_MAX }
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

/** Undefined for a request that is no form of this kind, or names no boundary. */
function parserOf(headers: BusboyHeaders, limits: BusboyConfig['limits']) {
  try {
    return new Busboy({ headers, ...(limits && { limits }) })
  } catch {
    return undefined
  }
}

/** What the client did wrong, as Express's own parsers tell it (`error-page.ts`). */
function fault(message: string, status: number): Error {
  return Object.assign(new Error(message), { status })
}
