import express, { type ErrorRequestHandler, type Request, type Response } from 'express'
import { createJSONRPCErrorResponse, type JSONRPCErrorException } from 'json-rpc-2.0'
import type { App } from '../../src/app.ts'
import { isJsonType } from '../wire/json-type.ts'
import type { Visitors } from './authenticate.ts'
import { httpOfRpcError, rpcError } from './errors.ts'
import { contentTypeNotSupported } from './protocol-errors.ts'
import type { Rpc } from './rpc.ts'

const BODY_BYTES_MAX = 65_536
/** The version of a client that does not name one (A2A 1.0 §3.6). */
const VERSION_WHEN_SILENT = '0.3'

/** JSON-RPC over HTTP: checks the client, the content type, the body size and the version. */
export function rpcDoor(app: App, visitorOf: Visitors, rpc: Rpc) {
  const readBody = express.raw({ type: () => true, limit: BODY_BYTES_MAX, inflate: false })
  return [acceptJson, readBody, answer, refuseBody]

  function acceptJson(request: Request, response: Response, next: () => void) {
    if (isJsonType(request.headers['content-type'])) return next()
    refuse(response, 200, contentTypeNotSupported('Content-Type must be application/json.'))
  }

  async function answer(request: Request<{ slug?: string }>, response: Response) {
    const visitor = await visitorOf(request).catch((error: unknown) => {
      const { status, headers } = httpOfRpcError(error)
      response.set(headers)
      refuse(response, status, rpcError(error, app.log))
    })
    if (!visitor) return
    const { slug = '' } = request.params
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { status, headers, body } = await rpc(bytes, {
      visitor,
      slug,
      version: versionOf(request),
    })
    response.set({ ...NOT_KEPT, ...headers }).status(status)
    if (body) response.json(body)
    else response.end()
  }
}

const NOT_KEPT = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

function versionOf(request: Request): string {
  const { 'A2A-Version': asked } = request.query
  const version = request.header('a2a-version') || (typeof asked === 'string' ? asked : '')
  return version.trim().slice(0, 40) || VERSION_WHEN_SILENT
}

/** If the body was not read to its end, the connection cannot be reused. */
function refuse(
  response: Response,
  status: number,
  { code, message, data }: JSONRPCErrorException,
) {
  if (!response.req.complete) response.set('connection', 'close')
  response
    .status(status)
    .set(NOT_KEPT)
    .json(createJSONRPCErrorResponse(null, code, message, data))
}

const refuseBody: ErrorRequestHandler = (error, _request, response, next) => {
  if (error.type === 'entity.too.large') {
    const message = `The body is larger than ${BODY_BYTES_MAX} bytes.`
    response.set('connection', 'close').status(413).set(NOT_KEPT)
    return void response.json(createJSONRPCErrorResponse(null, -32600, message))
  }
  if (error.type === 'encoding.unsupported') {
    return refuse(response, 200, contentTypeNotSupported('Content-Encoding is not supported.'))
  }
  next(error)
}
