import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import type { Config } from '../kernel/config/config.ts'
import { currentRequestId } from '../kernel/request-id.ts'

const HEADER = 'x-request-id'
/** Node's diagnostics channels for a request about to be sent: by `node:http`, which some SDKs use, and by `fetch`. */
const BY_HTTP = 'http.client.request.created'
const BY_FETCH = 'undici:request:create'

type ProviderAddresses = Pick<
  Config,
  'stripe' | 'postmark' | 'twilio' | 'recall' | 'attendee' | 'oidc' | 'model'
>

/**
 * Sends the current request's id to our providers, whose support can find a request by its headers. The SDKs share no
 * setting for a header, so it is added where they all pass through. No other host gets it.
 * @returns a function that stops this
 */
export function passRequestIds(config: ProviderAddresses): () => void {
  const origins = originsOf(config)
  const byHttp = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    const origin = `${request.protocol}//${request.getHeader('host')}`
    addTo(origin, (id) => request.headersSent || request.setHeader(HEADER, id))
  }
  const byFetch = (message: unknown) => {
    const { request } = message as {
      request: { origin: string; addHeader(name: string, value: string): void }
    }
    addTo(String(request.origin), (id) => request.addHeader(HEADER, id))
  }
  function addTo(origin: string, add: (id: string) => void) {
    const requestId = currentRequestId()
    if (requestId !== undefined && origins.has(origin)) add(requestId)
  }
  subscribe(BY_HTTP, byHttp)
  subscribe(BY_FETCH, byFetch)
  return () => {
    unsubscribe(BY_HTTP, byHttp)
    unsubscribe(BY_FETCH, byFetch)
  }
}

function originsOf({ stripe, postmark, twilio, recall, attendee, oidc, model }: ProviderAddresses) {
  const addresses = [stripe, postmark, twilio, recall, attendee].map(({ apiBase }) => apiBase)
  const all = [...addresses, oidc.issuer, model.openaiBaseUrl]
  return new Set(all.flatMap((address) => (address ? [new URL(address).origin] : [])))
}
