import type { ServerResponse } from 'node:http'

/** What goes on the wire. */
export type Answer = {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** A HEAD request gets the same headers and no body; Node leaves the body out by itself. */
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
