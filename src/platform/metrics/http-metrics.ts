import { Histogram, type Registry } from 'prom-client'

export type AnsweredRequest = {
  door: string
  method: string
  /** The route pattern, `/v1/lines/:id`, never the requested path. */
  route: string
  /** The status code; `none` if the client disconnected before the response was sent. */
  status: string
  seconds: number
}

export type HttpMetrics = { answered(request: AnsweredRequest): void }

export function httpMetrics(registers: Registry[]): HttpMetrics {
  const duration = new Histogram({
    name: 'frontdesk_http_request_duration_seconds',
    help: 'From the request to the end of its answer.',
    labelNames: ['door', 'method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const series = new Map<string, ReturnType<typeof duration.labels>>()
  return {
    answered({ door, method, route, status, seconds }) {
      // There are only a few, and looking one up by its labels costs as much as the rest of the measurement.
      const name = `${door} ${method} ${route} ${status}`
      const one = series.get(name) ?? duration.labels({ door, method, route, status })
      series.set(name, one)
      one.observe(seconds)
    },
  }
}
