import { once } from 'node:events'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps, type RequestOptions } from 'node:https'
import { type LookUp, publicAddress } from './public-ip-address.ts'

export type Asking = {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  /** Whether the address may be in our own network. */
  mayBePrivate: boolean
  /** Aborts at any stage: resolving the name, connecting, or waiting for the response. */
  signal: AbortSignal
}

export type World = { lookUp?: LookUp } & Pick<RequestOptions, 'ca'>

/**
 * Sends a request to an address that somebody else chose. The name is resolved once, checked, and connected to at the
 * checked IP address, even if the name changes meanwhile. TLS still verifies the name. Redirects are not followed but
 * returned like any response. The caller must read or destroy the body.
 * @throws {Error} if there is no response in time, or the address is not public
 */
export async function askOutside(asking: Asking, world: World = {}): Promise<IncomingMessage> {
  const { method, url, headers, body, mayBePrivate, signal } = asking
  const lookUp = world.lookUp ? { lookUp: world.lookUp } : {}
  const looked = publicAddress(url.hostname, { mayBePrivate, ...lookUp })
  const { address, family } = await Promise.race([looked, rejectedOn(signal)])
  const asked = (url.protocol === 'https:' ? overHttps : overHttp)(url, {
    ...(world.ca ? { ca: world.ca } : {}),
    method,
    signal,
    agent: false,
    headers,
    lookup: (_host, options, done) =>
      options.all ? done(null, [{ address, family }]) : done(null, address, family),
  })
  const upgraded = Promise.withResolvers<never>()
  // Without a listener, Node drops the connection without any event.
  asked.once('upgrade', (_response, socket) => {
    socket.destroy()
    upgraded.reject(new Error('the receiver switches protocols, which nobody asked for'))
  })
  asked.end(body)
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  const [response] = await Promise.race([answered, upgraded.promise, rejectedOn(signal)])
  return response
}

function rejectedOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
