import { createJSONRPCErrorResponse, type JSONRPCResponse, JSONRPCServer } from 'json-rpc-2.0'
import type { App } from '../../src/app.ts'
import type { Call, Method } from './agent-call.ts'
import { httpOfRpcError, rpcError } from './errors.ts'
import { isExactId, type ParsedRequest, parseWithId } from './exact-id.ts'
import { isFields } from './field-spellings.ts'
import { noTaskMethods } from './no-task-methods.ts'
import { invalidParams, PROTOCOL_VERSION, versionNotSupported } from './protocol-errors.ts'

export type RpcAnswer = { status: number; body?: JSONRPCResponse; headers?: Record<string, string> }

export type Rpc = (body: Buffer, call: Omit<Call, 'http'>) => Promise<RpcAnswer>

type Agent = {
  sendMessage: Method
  /** @throws if the agent does not exist, for every method */
  find?: (call: Call) => Promise<unknown>
}

/**
 * The JSON-RPC binding of an agent without tasks. Only well-formed single requests are passed to the library: it throws
 * on `[null]`, accepts an object as an id, answers batches (A2A has none) and reveals messages of unexpected errors.
 */
export function createRpc({ log }: App, { sendMessage, find }: Agent): Rpc {
  const server = new JSONRPCServer<Call>({ errorListener: () => undefined })
  server.mapErrorToJSONRPCErrorResponse = (id, thrown) => {
    const { code, message, data } = rpcError(thrown, log)
    return createJSONRPCErrorResponse(id, code, message, data)
  }
  server.applyMiddleware(async (next, request, call) => {
    if (call.version !== PROTOCOL_VERSION) throw versionNotSupported(call.version)
    await find?.(call)
    return next(request, call)
  })
  for (const [name, method] of Object.entries({ ...noTaskMethods, SendMessage: sendMessage })) {
    server.addMethod(name, (params: unknown, call) => run(method, params, call))
  }
  return async (bytes, caller) => {
    const { request, refusal } = readRequest(bytes)
    if (refusal) return { status: 200, body: refusal }
    const call: Call = { ...caller, http: { status: 200, headers: {} } }
    const body = await server.receive(request, call)
    return body ? { ...call.http, body } : { status: 204 }
  }
}

async function run(method: Method, params: unknown = {}, call: Call) {
  if (!isFields(params)) throw invalidParams('params', 'must be an object')
  return method(params, call).catch((error: unknown) => {
    call.http = httpOfRpcError(error)
    throw error
  })
}

type Request = { jsonrpc: '2.0'; method: string; params?: unknown; id?: string | number | null }

function readRequest(
  bytes: Buffer,
): { request: Request; refusal?: never } | { refusal: JSONRPCResponse; request?: never } {
  const parsed = parseJson(bytes)
  if (parsed === undefined) {
    return { refusal: createJSONRPCErrorResponse(null, -32700, 'Invalid JSON payload') }
  }
  const { body, idWritten } = parsed
  if (isRequest(body, idWritten)) return { request: body }
  const id = isFields(body) && isId(body.id, idWritten) ? (body.id ?? null) : null
  return { refusal: createJSONRPCErrorResponse(id, -32600, 'Request payload validation error') }
}

function isRequest(body: unknown, idWritten: string): body is Request {
  if (!isFields(body) || body.jsonrpc !== '2.0') return false
  return typeof body.method === 'string' && isId(body.id, idWritten)
}

function isId(id: unknown, idWritten: string): id is string | number | null | undefined {
  if (typeof id === 'number') return isExactId(id, idWritten)
  return id === undefined || id === null || typeof id === 'string'
}

function parseJson(bytes: Buffer): ParsedRequest | undefined {
  try {
    return parseWithId(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
