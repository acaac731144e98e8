import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { trace } from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import { keptWith } from '../../src/kernel/kept-with.ts'
import { requestIdOf, withRequestId } from '../../src/kernel/request-id.ts'
import type { HttpMetrics } from '../../src/platform/metrics/http-metrics.ts'

/** Where a request was answered. The route is the code's, with `:id` in it, so that there are only so many. */
type Place = { door: string; route?: string }

const places = keptWith<ServerResponse, Place>('place')
const NO_ROUTE = 'none'
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Says at which door a request is; the last one that says so has answered it. */
export function noteRoute(response: ServerResponse, place: Place): void {
  places.keep(response, place)
  // Express names its routes itself.
  if (place.route) trace.getActiveSpan()?.setAttribute('http.route', place.route)
}

/** `noteRoute` for what is mounted on Express, which knows the route itself. */
export function at(door: string): RequestHandler {
  return (_request, response, next) => {
    noteRoute(response, { door })
    next()
  }
}

/** Gives each request its id, for the answer, the log, jobs and providers, and measures its answer. */
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

/** Mount points of ours hold no parameters, so what Express matched is all from the code. */
function expressRoute({ route, baseUrl = '' }: Routed): string {
  const path = Array.isArray(route?.path) ? route.path[0] : route?.path
  return typeof path === 'string' ? baseUrl + path : NO_ROUTE
}
