import { createServer, type RequestListener, type Server } from 'node:http'
import express from 'express'
import type { App } from '../src/app.ts'
import { createA2a } from './a2a/a2a.ts'
import { createResolve, isKeyedLookUp } from './a2a/resolve.ts'
import { failure } from './browser/error-page.ts'
import { requestBucket } from './core/rate-limit.ts'
import { answerKnown } from './graphql/answer-compiled-query.ts'
import { KnownDocuments } from './graphql/compiled-queries.ts'
import { createGraphql } from './graphql/graphql.ts'
import { createOauth } from './oauth/oauth.ts'
import { createOperations } from './operations/operations.ts'
import { at, watchRequests } from './process/watch-requests.ts'
import { createReference } from './rest/openapi/reference.ts'
import { createRest, isRest } from './rest/rest.ts'
import { createRelay } from './voice/relay.ts'
import { isForRelay } from './voice/relay-upgrade.ts'
import { createVoice } from './voice/voice.ts'
import { createGraphiql } from './web/staff/graphiql.ts'
import { createWeb } from './web/web.ts'
import { createWebhooks } from './webhooks/webhooks.ts'
import { lateDoor } from './wire/late-door.ts'
import { originForm } from './wire/origin-form.ts'
import {
  lacksHost,
  refuseExpectations,
  refuseUnreadable,
  refuseWithoutHost,
} from './wire/unreadable-request.ts'

export type HttpDoors = { server: Server; close(): Promise<void> }

/** Mounts all APIs and pages, in order. */
export function createHttp(app: App): HttpDoors {
  const doors = express()
  doors.disable('x-powered-by')
  doors.set('trust proxy', app.config.trustProxy)
  doors.locals.isRecorded = app.config.recordings
  const known = new KnownDocuments()
  doors.use('/graphql', at('graphql'), createGraphiql(app), createGraphql(app, known))
  doors.use('/voice', at('voice'), createVoice(app.on('calls')))
  doors.use('/webhooks', at('webhooks'), createWebhooks(app))
  doors.use('/mcp', at('mcp'), mcpDoor(app))
  doors.use(at('oauth'), createOauth(app))
  doors.use(at('a2a'), createA2a(app))
  doors.use(at('operations'), createOperations(app))
  doors.use(at('reference'), createReference(app))
  doors.use(at('web'), createWeb(app))
  doors.use(failure(app))

  const rest = createRest(app)
  const graphql = answerKnown({ app, bucket: requestBucket(app), known })
  const resolve = createResolve(app)
  const others: RequestListener = (request, response) => {
    if (isKeyedLookUp(request)) return resolve(request, response)
    if (request.url !== '/graphql') return doors(request, response)
    graphql(request, response).then(
      (isAnswered) => isAnswered || doors(request, response),
      (error) => {
        // The client disconnected while sending its body: nobody to answer.
        if (response.destroyed) return
        app.log.warn({ error }, 'graphql failed on the short way')
        doors(request, response)
      },
    )
  }
  const relay = createRelay(app.on('calls'))
  const isHttps = app.config.baseUrl.startsWith('https:')
  const watched = watchRequests(app.metrics.http, (request, response) => {
    if (isHttps) response.setHeader('strict-transport-security', ONLY_HTTPS)
    if (lacksHost(request)) return refuseWithoutHost(request)
    request.url = originForm(request.url ?? '')
    return isRest(request.url) ? rest(request, response) : others(request, response)
  })
  const server = createServer(OPTIONS, watched)
  refuseUnreadable(server)
  refuseExpectations(server)
  server.on('upgrade', relay.upgrade)
  return { server, close: () => drain(server, relay.close) }
}

function mcpDoor(app: App) {
  return lateDoor(async () => (await import('./mcp/mcp.ts')).createMcp(app))
}

/** Browsers that have visited once use only TLS for a year. Subdomains are not included: they may belong to others. */
const ONLY_HTTPS = 'max-age=31536000'

/** Node's own times are minutes, which lets a client that sends a byte a second hold a connection too long. */
const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false,
  shouldUpgradeCallback: isForRelay,
}

/** Finishes current requests, hands over current calls, and accepts nothing new. */
function drain(server: Server, closeRelay: () => void): Promise<void> {
  closeRelay()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  return closed
}
