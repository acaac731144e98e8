import { once } from 'node:events'
import { type RequestOptions, request } from 'node:https'
import { ApiError } from '../kernel/errors.ts'
import { type Address, publicAddress } from '../kernel/public-ip-address.ts'
import { readClientMetadata } from './client-metadata.ts'

/** Bytes: such a document has a few hundred. */
const DOCUMENT_BYTES_MAX = 16_384
const WITHIN_MS = 3_000

/**
 * Fetches a client's metadata document from its client id (Client ID Metadata Documents, draft-02) and treats it like
 * a registration. Only from the public internet, without redirects.
 * @throws {NotPublic}
 * @throws {ApiError} invalid_request
 */
export async function readClientDocument(clientId: string) {
  const url = new URL(clientId)
  return asMetadata(clientId, await download(url, await publicAddress(url.hostname)))
}

/**
 * @throws {ApiError} invalid_request when the document is not that client's, or asks for more than a public client
 * has
 */
export function asMetadata(clientId: string, text: string) {
  const document = parseObject(text)
  if (document.client_id !== clientId) {
    throw new ApiError('invalid_request', 'is not the address of the document', {
      field: ['client_id'],
    })
  }
  const method = document.token_endpoint_auth_method ?? 'none'
  if (method !== 'none') {
    throw new ApiError('invalid_request', 'is none here: agents prove themselves by PKCE', {
      field: ['token_endpoint_auth_method'],
    })
  }
  return { client_id: clientId, ...readClientMetadata(document) }
}

/** Connects to the address that was checked, whatever the name resolves to now. TLS still checks the name. */
export async function download(
  url: URL,
  { address, family }: Address,
  trust: Pick<RequestOptions, 'ca'> = {},
): Promise<string> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  const asked = request(url, {
    ...trust,
    signal,
    agent: false,
    headers: { accept: 'application/json' },
    lookup: (_host, options, done) =>
      options.all ? done(null, [{ address, family }]) : done(null, address, family),
  })
  asked.end()
  const [response] = await once(asked, 'response')
  if (response.statusCode !== 200) {
    asked.destroy()
    throw new ApiError('invalid_request', `answered ${response.statusCode}`, {
      field: ['client_id'],
    })
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > DOCUMENT_BYTES_MAX) {
      throw new ApiError('invalid_request', 'is too long', { field: ['client_id'] })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parseObject(text: string): Record<string, unknown> {
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>
  }
  throw new ApiError('invalid_request', 'is not a JSON object', { field: ['client_id'] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
