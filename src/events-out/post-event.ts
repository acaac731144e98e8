import { once } from 'node:events'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps, type RequestOptions } from 'node:https'
import { type LookUp, publicAddress } from '../kernel/public-address.ts'

/** More of an answer is not read; only its status counts. */
const ANSWER_BYTES_MAX = 16_384

type Posting = {
  url: URL
  body: string
  headers: Record<string, string>
  /** Whether the address may be one of our own network. */
  mayBePrivate: boolean
  /** For all of it: finding the address, connecting, and the answer. */
  withinMs: number
}

type World = { lookUp?: LookUp } & Pick<RequestOptions, 'ca'>

/**
 * Posts to an address that somebody else chose: it is looked up once, checked, and connected to as it was checked,
 * whatever the name leads to by then. TLS still asks for the name. A redirect is an answer like any other: it is not
 * followed. Returns the status.
 * @throws {Error} when there is no answer in time, or the address is not public
 */
export async function postEvent(posting: Posting, world: World = {}): Promise<number> {
  const signal = AbortSignal.timeout(posting.withinMs)
  const { hostname, protocol } = posting.url
  const { mayBePrivate } = posting
  const lookUp = world.lookUp ? { lookUp: world.lookUp } : {}
  const looked = publicAddress(hostname, { mayBePrivate, ...lookUp })
  const { address, family } = await Promise.race([looked, rejectedOn(signal)])
  const asked = (protocol === 'https:' ? overHttps : overHttp)(posting.url, {
    ...(world.ca ? { ca: world.ca } : {}),
    method: 'POST',
    signal,
    agent: false,
    headers: { ...posting.headers, 'content-length': Buffer.byteLength(posting.body) },
    lookup: (_host, options, done) =>
      options.all ? done(null, [{ address, family }]) : done(null, address, family),
  })
  const upgraded = Promise.withResolvers<never>()
  // Without a listener Node drops the connection and nobody hears of it.
  asked.once('upgrade', (_response, socket) => {
    socket.destroy()
    upgraded.reject(new Error('the receiver switches protocols, which nobody asked for'))
  })
  asked.end(posting.body)
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  const [response] = await Promise.race([answered, upgraded.promise, rejectedOn(signal)])
  await drain(response)
  return response.statusCode ?? 0
}

function rejectedOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Lets a short answer end in peace; a long, slow or broken one is cut off, as nobody reads it. */
async function drain(response: IncomingMessage): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of response) {
      bytes += chunk.length
      if (bytes > ANSWER_BYTES_MAX) break
    }
  } catch {
    response.destroy()
  }
}
