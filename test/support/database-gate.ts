import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import type { TestDatabase } from './database.ts'

/**
 * A proxy before a database server. While shut, connections are refused, as if the server were down. With
 * `throwsOut`, each new connection is told that the server is stopping, right after the message that it is ready.
 */
export async function openGate(database: TestDatabase) {
  const { host, port, user } = new pg.Client({ connectionString: database.url })
  const isFolder = host.startsWith('/')
  const sockets = new Set<Socket>()
  const gate = { throwsOut: false }
  const server = createServer((client) => {
    const upstream = isFolder ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (data) => {
      const isReady = gate.throwsOut && data.subarray(-READY.length).equals(READY)
      client.write(isReady ? Buffer.concat([data, STOPPING]) : data)
    })
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const name = new pg.Client({ connectionString: database.url }).database
  return {
    gate,
    database: {
      url: `postgresql://${user}@127.0.0.1:${own}/${name}?sslmode=disable`,
      drop: async () => {
        await shut()
        await database.drop()
      },
    },
    shut,
    open: () => listen(own),
  }
}

/** ReadyForQuery, outside a transaction. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1')
const FIELDS = [
  'SFATAL',
  'VFATAL',
  'C57P01',
  'Mterminating connection due to administrator command',
]
const STOPPING = errorResponse(FIELDS)

function errorResponse(fields: readonly string[]): Buffer {
  const body = Buffer.from(`${fields.map((field) => `${field}\0`).join('')}\0`, 'latin1')
  const head = Buffer.alloc(5)
  head.write('E', 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
