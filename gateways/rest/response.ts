import type { ServerResponse } from 'node:http'

/** A response before it is sent. */
export type Answer = {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** A HEAD request gets the same headers and no body; Node omits the body itself. */
export function send(response: ServerResponse, { status, body, headers }: Answer) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(text)
}
