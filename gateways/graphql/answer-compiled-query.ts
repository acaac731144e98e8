import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'
import { looksLikeApiKey } from '../../src/accounts/api-key-text.ts'
import type { ViewerOf } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { keptWith } from '../../src/kernel/kept-with.ts'
import { CLIENT_OPERATION } from '../../src/platform/metrics/graphql-metrics.ts'
import type { RequestBucket } from '../core/rate-limit.ts'
import { noteRoute } from '../process/watch-requests.ts'
import type { KnownDocument, KnownDocuments } from './compiled-queries.ts'
import { documentPoints } from './document-cost.ts'

const BODY_BYTES_MAX = 65_536
const BEARER = /^Bearer +(\S+)$/i
const JSON_BODY = /^application\/json(; *charset=utf-8)?$/i
const ANY_ANSWER = /^(\*\/\*|application\/json)$/

const counted = keptWith<IncomingMessage, ViewerOf<'key'>>('viewer')

/** The viewer, if `answerKnown` has already identified the client and counted the request. */
export function viewerCounted(request: IncomingMessage): ViewerOf<'key'> | undefined {
  return counted.of(request)
}

type Read = IncomingMessage & { body?: Buffer }
type Asked = { query: string; variables: Record<string, unknown> }
type Door = { app: App; bucket: RequestBucket; known: KnownDocuments }
type Ready = Asked & { viewer: ViewerOf<'key'>; run: KnownDocument['run'] }

/**
 * Answers an API key's known query without a framework and without the full GraphQL-over-HTTP handler. The function
 * returns whether it answered. Everything else, including every failure, is left to the full handler; the body may have
 * been read by then.
 */
export function answerKnown({ app, bucket, known }: Door) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const viewer = isPlain(request) && (await viewerOf(app, request))
    if (!viewer) return false
    const { headers, refusal } = await bucket(viewer.keyId)
    if (refusal) return false
    counted.keep(request, viewer)
    for (const name in headers) response.setHeader(name, headers[name] ?? '')
    const ready = await readKnown(known, request)
    return ready ? execute(app, { ...ready, viewer }, response) : false
  }
}

/** Reads the body; undefined unless it has a known document that costs at most one point. */
async function readKnown(known: KnownDocuments, request: Read) {
  const body = await readWhole(request)
  request.body = body
  const asked = read(body)
  const found = asked && known.find(asked.query)
  if (!found || documentPoints(found.document, undefined, asked.variables) > 1) return undefined
  return { ...asked, run: found.run }
}

async function execute(
  app: App,
  { run, variables, viewer }: Ready,
  response: ServerResponse,
): Promise<boolean> {
  const began = performance.now()
  const result: ExecutionResult = await run(undefined, { app, viewer }, variables)
  // A query can be run again, and the full handler reports the errors in detail.
  if (result.errors) return false
  const seconds = (performance.now() - began) / 1_000
  app.metrics.graphql.executed({ operation: CLIENT_OPERATION, seconds, errorCodes: [] })
  noteRoute(response, { door: 'graphql' })
  send(response, result)
  return true
}

function isPlain({ method, url, headers }: IncomingMessage): boolean {
  const { accept = '*/*' } = headers
  return (
    method === 'POST' &&
    url === '/graphql' &&
    Number(headers['content-length'] ?? Number.NaN) <= BODY_BYTES_MAX &&
    headers['content-encoding'] === undefined &&
    JSON_BODY.test(headers['content-type'] ?? '') &&
    ANY_ANSWER.test(accept)
  )
}

async function viewerOf(app: App, { headers }: IncomingMessage) {
  const [, key = ''] = BEARER.exec(headers.authorization ?? '') ?? []
  return looksLikeApiKey(key) ? app.keyRing.find(key) : undefined
}

/** The content length was checked before, and Node reads no more than that. */
function readWhole(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', reject)
  })
}

function read(body: Buffer): Asked | undefined {
  const { query, variables, operationName, ...more } = parsed(body)
  if (typeof query !== 'string' || operationName != null) return undefined
  if (Object.keys(more).length > 0 || !isVariables(variables ?? {})) return undefined
  return { query, variables: Object(variables ?? {}) }
}

function isVariables(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value)
}

function parsed(body: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(body.toString()))
  } catch {
    return {}
  }
}

function send(response: ServerResponse, result: ExecutionResult) {
  const text = JSON.stringify(result)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
