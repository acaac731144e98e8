import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { askOutside, type World } from '../../kernel/fetch-outside.ts'
import { isPrivateHost, outsideAddress } from '../../kernel/https-address.ts'
import { NotPublic } from '../../kernel/public-ip-address.ts'

const BODY_BYTES_MAX = 5_000_000
const WITHIN_MS = 20_000
const REDIRECTS_MAX = 3
const RETRY_AFTER_SECONDS_MAX = 86_400

/** The calendar, or that it is unchanged. */
export type Fetched =
  | { text: string; etag: string | null; lastModified: string | null }
  | 'unchanged'

type Request = {
  address: URL
  /** Of the stored version; null to fetch it whole. */
  known: { etag: string | null; lastModified: string | null } | null
  privateHosts: readonly string[]
}

/** Why a calendar could not be fetched, for its owner; without the address. */
export class CalendarUnreadable extends Error {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds = 0) {
    super(message)
    this.name = 'CalendarUnreadable'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Fetches a calendar with a conditional request. Follows up to three redirects, each checked like the address: never
 * into our own network.
 * @throws {CalendarUnreadable}
 */
export async function fetchCalendar(request: Request, world: World = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  try {
    const response = await answered(request, signal, world)
    return await contentOf(response)
  } catch (error) {
    if (error instanceof CalendarUnreadable) throw error
    throw new CalendarUnreadable(wordsOf(error, signal))
  }
}

async function answered(
  { address, known, privateHosts }: Request,
  signal: AbortSignal,
  world: World,
) {
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'gzip',
    'user-agent': 'Frontdesk-Calendar/1.0',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  }
  let url = address
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const mayBePrivate = isPrivateHost(url, privateHosts)
    const response = await askOutside({ method: 'GET', url, headers, mayBePrivate, signal }, world)
    const { statusCode = 0, headers: said } = response
    if (statusCode < 300 || statusCode > 399 || statusCode === 304 || !said.location)
      return response
    response.destroy()
    const next = outsideAddress(URL.parse(said.location, url)?.href ?? '', privateHosts)
    if (!(next instanceof URL)) throw new CalendarUnreadable(`It leads to what ${next.problem}.`)
    url = next
  }
  throw new CalendarUnreadable('It leads from one address to the next.')
}

async function contentOf(response: IncomingMessage): Promise<Fetched> {
  const { statusCode = 0, headers } = response
  if (statusCode === 200) {
    const text = await textOf(response)
    return { text, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
  }
  response.destroy()
  if (statusCode === 304) return 'unchanged'
  throw new CalendarUnreadable(refusal(statusCode), secondsIn(headers['retry-after']))
}

/** Counted after decompression, so that a small response cannot become huge. */
async function textOf(response: IncomingMessage): Promise<string> {
  const isPacked = response.headers['content-encoding'] === 'gzip'
  const content: Readable = isPacked ? response.pipe(createGunzip()) : response
  // A piped stream does not notice when its source breaks off.
  if (isPacked) response.once('error', (error) => content.destroy(error))
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of content) {
      bytes += chunk.length
      if (bytes > BODY_BYTES_MAX) throw new CalendarUnreadable('It is larger than 5 MB.')
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).toString('utf8')
}

function refusal(status: number): string {
  if (status === 404 || status === 410) return 'There is no calendar at this address any more.'
  if (status === 401 || status === 403) return 'This address does not let us in.'
  return `It answered with the status ${status}.`
}

/** Only seconds are used; a date is ignored. */
function secondsIn(retryAfter: string | undefined): number {
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
  return Math.min(seconds, RETRY_AFTER_SECONDS_MAX)
}

function wordsOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `It did not answer within ${WITHIN_MS / 1_000} seconds.`
  if (error instanceof NotPublic) return 'It is not on the public internet.'
  return 'It cannot be reached.'
}
