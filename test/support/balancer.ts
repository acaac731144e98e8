import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Listens at the public address of several processes: each connection goes to the first that accepts it or, with
 * `inTurns`, to the next in turn, skipping one that does not.
 */
export async function openBalancer(
  port: number,
  upstreams: readonly number[],
  { inTurns = false } = {},
) {
  const sockets = new Set<Socket>()
  let first = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => sockets.delete(client))
    if (inTurns) first = (first + 1) % upstreams.length
    pass(client, [...upstreams.slice(first), ...upstreams.slice(0, first)])
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function pass(client: Socket, [first, ...others]: readonly number[]) {
  if (first === undefined) return void client.destroy()
  const upstream = connect(first, 'localhost')
  let isOpen = false
  upstream.on('connect', () => {
    isOpen = true
    client.pipe(upstream).pipe(client)
  })
  upstream.on('error', () => {
    if (isOpen) client.destroy()
    else pass(client, others)
  })
  upstream.on('close', () => isOpen && client.destroy())
  client.on('close', () => upstream.destroy())
}
