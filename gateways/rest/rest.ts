import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../../src/app.ts'
import { invalidApiKey } from '../core/invalid-api-key.ts'
import { type RequestBucket, requestBucket } from '../core/rate-limit.ts'
import { noteRoute } from '../process/watch-requests.ts'
import { carriesBody, type JsonBody, readJsonBody } from '../wire/json-body.ts'
import { authenticate } from './authenticate.ts'
import { renderError } from './errors.ts'
import { answerOnce, requestKey } from './idempotency-key-header.ts'
import { type Answer, send } from './response.ts'
import { findRoute } from './routes.ts'

const BASE_PATH = '/v1'
const NO_BODY: JsonBody = { bytes: Buffer.alloc(0), value: undefined }

/** Whether a request is for the REST API. */
export function isRest(url: string): boolean {
  return url === BASE_PATH || url.startsWith(`${BASE_PATH}/`) || url.startsWith(`${BASE_PATH}?`)
}

/** REST `/v1` on plain node:http: the hot path uses no framework (docs/performance.md §1). */
export function createRest(app: App) {
  const bucket = requestBucket(app)
  return async (request: IncomingMessage, response: ServerResponse) => {
    noteRoute(response, { door: 'rest' })
    try {
      send(response, await answer(app, bucket, request, response))
    } catch (error) {
      // The client disconnected while sending its body: nobody to answer, nothing to log.
      if (response.destroyed) return
      const rendered = renderError(error, app.log)
      send(response, request.complete ? rendered : hangingUp(rendered))
    }
  }
}

/** Checks run in the contract's order: 401, 429, 413 and 415, 400, 404. */
async function answer(
  app: App,
  bucket: RequestBucket,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer> {
  const [path = '', search = ''] = (request.url ?? '').slice(BASE_PATH.length).split('?', 2)
  const route = findRoute(request.method ?? '', path)
  if (!route) throw invalidApiKey()
  noteRoute(response, { door: 'rest', route: BASE_PATH + route.path })
  const viewer = await authenticate(app, request)
  const { headers, refusal } = await bucket(viewer.keyId)
  for (const name in headers) response.setHeader(name, headers[name] ?? '')
  if (refusal) throw refusal
  const query = new URLSearchParams(search)
  const reads = route.needsBody || (request.method === 'POST' && carriesBody(request))
  const { bytes, value: body } = reads ? await readJsonBody(request) : NO_BODY
  const work = (as: App) =>
    route.handle({ context: { app: as, viewer }, id: route.id, query, body })
  const key = requestKey(request, viewer, bytes)
  return key ? answerOnce(app, key, work) : work(app)
}

/** A refused body is not read to its end, so the connection cannot be reused. */
function hangingUp(refusal: Answer): Answer {
  return { ...refusal, headers: { ...refusal.headers, connection: 'close' } }
}
