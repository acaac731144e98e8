import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Refusal = { status: string; message: string }

const NOT_HTTP = { status: '400 Bad Request', message: 'The request is not valid HTTP.' }
/** The errors of Node's HTTP parser, by code. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers are larger than 16 KB.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    message: 'The extensions of a chunk are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request did not come to its end in time.',
  },
}

/** Answers unparsable requests with an error body; Node would send only a status line. */
export function refuseUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse | null }
    if (error.code === 'ECONNRESET' || !socket.writable || (current && !awaitsBody(current))) {
      return socket.destroy()
    }
    socket.end(written(REFUSALS[error.code ?? ''] ?? NOT_HTTP), () => socket.destroy())
  })
}

/**
 * Whether what cannot be read is the body of the request that is being answered, and nothing was sent yet. A response
 * that has begun cannot be corrected, and one to an earlier request must not be taken for this refusal.
 */
function awaitsBody({ headersSent, req }: ServerResponse): boolean {
  return !headersSent && !req.complete
}

/** RFC 9112 §3.2: an HTTP/1.1 request must have a Host header. Node checks this too, but answers only a bare 400. */
export function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined
}

export function refuseWithoutHost({ socket }: IncomingMessage): void {
  const refusal = { ...NOT_HTTP, message: 'The Host header is missing.' }
  socket.end(written(refusal), () => socket.destroy())
}

/** Node would answer an expectation that is not met with 417 and no body. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf('Of Expect only 100-continue is understood.')
    response.writeHead(417, headersOf(body)).end(body)
  })
}

const headersOf = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  connection: 'close',
})

function bodyOf(message: string): string {
  return JSON.stringify({ error: { code: 'invalid_request', message } })
}

function written({ status, message }: Refusal): string {
  const body = bodyOf(message)
  const headers = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status}`, ...headers]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
