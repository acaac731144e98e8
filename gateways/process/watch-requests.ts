import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { trace } from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import { keptWith } from '../../src/kernel/kept-with.ts'
import { requestIdOf, withRequestId } from '../../src/kernel/request-id.ts'
import type { HttpMetrics } from '../../src/platform/metrics/http-metrics.ts'

/** Where a request was handled. `route` is a pattern with `:id`, so that there are only a few values. */
type Place = { door: string; route?: string }

const places = keptWith<ServerResponse, Place>('place')
const NO_ROUTE = 'none'
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Records where a request is handled; the last record counts. */
export function noteRoute(response: ServerResponse, place: Place): void {
  places.keep(response, place)
  // Express sets its routes on the span itself.
  if (place.route) trace.getActiveSpan()?.setAttribute('http.route', place.route)
}

/** `noteRoute` for routers mounted on Express, which knows the route. */
export function at(door: string): RequestHandler {
  return (_request, response, next) => {
    noteRoute(response, { door })
    next()
  }
}

/** Gives each request an id, for the response, the log, jobs and providers, and measures the response. */
export function watchRequests(metrics: HttpMetrics, answer: RequestListener): RequestListener {
  return (request, response) => {
    const began = performance.now()
    const requestId = requestIdOf(request.headers['x-request-id'])
    response.setHeader('x-request-id', requestId)
    trace.getActiveSpan()?.setAttribute('frontdesk.request_id', requestId)
    response.once('close', () => {
      const { door, route = expressRoute(request) } = places.of(response) ?? { door: NO_ROUTE }
      const { method = '' } = request
      metrics.answered({
        door,
        route,
        method: METHODS.has(method) ? method : 'other',
        status: response.writableFinished ? String(response.statusCode) : 'none',
        seconds: (performance.now() - began) / 1_000,
      })
    })
    return withRequestId(requestId, () => answer(request, response))
  }
}

type Routed = IncomingMessage & { route?: { path?: unknown }; baseUrl?: string }

/** Our mount points have no parameters, so the whole matched route comes from our code. */
function expressRoute({ route, baseUrl = '' }: Routed): string {
  const path = Array.isArray(route?.path) ? route.path[0] : route?.path
  return typeof path === 'string' ? baseUrl + path : NO_ROUTE
}
