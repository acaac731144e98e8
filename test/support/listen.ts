import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port, and returns the URL. */
export async function listenAnywhere(server: Server): Promise<string> {
  server.listen(0)
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
