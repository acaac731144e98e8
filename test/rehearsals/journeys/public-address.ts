import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands before the web processes as a proxy does: connections in turns, and past one that takes none. */
export async function openPublicAddress(port: number, upstreams: readonly number[]) {
  const sockets = new Set<Socket>()
  let next = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => sockets.delete(client))
    next = (next + 1) % upstreams.length
    pass(client, [...upstreams.slice(next), ...upstreams.slice(0, next)])
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
  const upstream = connect(first, '127.0.0.1')
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
