import { createServer } from 'node:http'
import express from 'express'
import type { App } from '../../src/app.ts'
import { failure } from '../browser/error-page.ts'
import type { HttpDoors } from '../http.ts'
import { createOperations } from '../operations/operations.ts'
import { refuseUnreadable } from '../wire/unreadable-request.ts'
import { at, watchRequests } from './watch-requests.ts'

/** A worker's only HTTP endpoints: liveness, readiness and metrics. No account data. */
export function createWorkerHttp(app: App): HttpDoors {
  const doors = express()
  doors.disable('x-powered-by')
  doors.use(at('operations'), createOperations(app))
  doors.use((_request, response) => void response.status(404).type('text').send('Not here.\n'))
  doors.use(failure(app))
  const server = createServer(watchRequests(app.metrics.http, doors))
  refuseUnreadable(server)
  return {
    server,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
