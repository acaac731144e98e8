import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from './until.ts'

export type Got = { path: string; headers: Record<string, string>; body: string }

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A local integrator's server: keeps what it received, answers as set. `host` is as in `EVENT_PRIVATE_HOSTS`. */
export async function openReceiver() {
  const got: Got[] = []
  let answer: Answer = (response) => response.writeHead(204).end()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = request.headers as Record<string, string>
    got.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() })
    answer(response, request)
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    got,
    port,
    host: `localhost:${port}`,
    url: `http://localhost:${port}/hook`,
    /** From the next request on. */
    answers(next: Answer) {
      answer = next
    },
    whenGot: (count: number, withinMs?: number) =>
      until(
        `${count} events arrived`,
        () => got,
        ({ length }) => length >= count,
        withinMs,
      ),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
