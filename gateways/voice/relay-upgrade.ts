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

/**
 * Whether a request asks for the relay's socket. RFC 9110 §7.8: a server may ignore `Upgrade`, which Java's client and
 * `curl --http2` send with any request.
 */
export function isForRelay({ url, headers }: IncomingMessage): boolean {
  return url === PATH && headers.upgrade?.toLowerCase() === 'websocket'
}

/** The carrier signs the upgrade request too, over the socket's address. */
export function isOurs(app: App, request: IncomingMessage): boolean {
  const url = `${app.config.baseUrl.replace(/^http/, 'ws')}${PATH}`
  const signature = String(request.headers['x-twilio-signature'] ?? '')
  return isForRelay(request) && app.carrier.isSigned({ url, signature, params: {} })
}
