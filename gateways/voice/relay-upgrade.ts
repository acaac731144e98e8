import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { App } from '../../src/app.ts'

const PATH = '/voice/relay'
export const FRAME_BYTES_MAX = 65_536

/** Node gives an upgrade's socket no error listener: without one, a reset by the peer would end the process. */
export function refuse(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** The carrier signs the upgrade request too, over the socket's address. */
export function isOurs(app: App, request: IncomingMessage): boolean {
  const url = `${app.config.baseUrl.replace(/^http/, 'ws')}${request.url}`
  const signature = String(request.headers['x-twilio-signature'] ?? '')
  return request.url === PATH && app.carrier.isSigned({ url, signature, params: {} })
}
