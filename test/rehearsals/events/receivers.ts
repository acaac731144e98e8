import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createTcpServer, type Server } from 'node:net'
import type { PythonVerifier } from '../../support/python-verifier.ts'
import { INSIDE, type Name, PUBLIC } from './addresses.ts'

type Answer = { status: number; location?: string }
export type Arrival = Answer & { name: Name; eventId: string; verified: string }

const TAKES: Answer = { status: 204 }
/** A receiver's responses to each event before it accepts it; 0 means none. */
const BEFORE: Partial<Record<Name, readonly Answer[]>> = {
  'slow.receivers.test': [{ status: 0 }],
  'broken.receivers.test': [{ status: 500 }, { status: 500 }],
  'redirects.receivers.test': [
    { status: 302, location: 'https://inside.receivers.test/hook' },
    { status: 307, location: 'http://10.0.0.5/hook' },
    { status: 308, location: 'http://169.254.169.254/latest/meta-data/' },
  ],
}

export type Receivers = Awaited<ReturnType<typeof openReceivers>>

/**
 * Integrators' servers at the one public address, distinguished by name, and traps at every inside address that
 * record each connection. `on('got')` and `on('answered')` report each request; `hold` delays the responses.
 */
export async function openReceivers(
  files: { key: string; certificate: string },
  { verify }: PythonVerifier,
) {
  const arrivals: Arrival[] = []
  const trapped: string[] = []
  const secrets = new Map<Name, string>()
  const tries = new Map<string, number>()
  const happens = new EventEmitter()
  let hold: Promise<void> = Promise.resolve()

  async function read(request: IncomingMessage): Promise<Arrival> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const headers = request.headers as Record<string, string>
    const name = (headers.host ?? '').split(':')[0] as Name
    const eventId = headers['webhook-id'] ?? ''
    const key = `${name} ${eventId}`
    const before = tries.get(key) ?? 0
    tries.set(key, before + 1)
    const verified = await verify({ secret: secrets.get(name) ?? '', headers, body })
    return { name, eventId, verified, ...(BEFORE[name]?.[before] ?? TAKES) }
  }

  const receiver = createTlsServer(
    { key: readFileSync(files.key), cert: readFileSync(files.certificate) },
    async (request, response) => {
      // A killed sender breaks the request off.
      const arrival = await read(request).catch(() => null)
      if (!arrival) return
      arrivals.push(arrival)
      happens.emit('got', arrival)
      if (arrival.status === 0) return
      await hold
      const { location } = arrival
      response.writeHead(arrival.status, location ? { location } : {}).end()
      response.once('finish', () => happens.emit('answered', arrival))
    },
  )
  // Killed senders break the connection off.
  receiver.on('tlsClientError', () => undefined)
  receiver.listen(443, PUBLIC)
  await once(receiver, 'listening')
  const traps: Server[] = []
  for (const address of INSIDE) {
    for (const port of [80, 443]) {
      const trap = createTcpServer((socket) => {
        trapped.push(`${address} ${port}`)
        socket.on('error', () => undefined)
        socket.destroy()
      })
      trap.listen(port, address)
      await once(trap, 'listening')
      traps.push(trap)
    }
  }
  return {
    arrivals,
    trapped,
    secrets,
    /** Resolves with the next matching request. */
    next: (what: 'got' | 'answered', isIt: (arrival: Arrival) => boolean) =>
      new Promise<Arrival>((resolve) => {
        const look = (arrival: Arrival) => {
          if (!isIt(arrival)) return
          happens.off(what, look)
          resolve(arrival)
        }
        happens.on(what, look)
      }),
    holdAnswers(until: Promise<void>) {
      hold = until
    },
    close() {
      receiver.close()
      receiver.closeAllConnections()
      for (const trap of traps) trap.close()
    },
  }
}
