import { Counter, Histogram, type Registry } from 'prom-client'

/** Clients choose their operation names, so all of theirs count as one. */
export const CLIENT_OPERATION = 'client'

export type ExecutedOperation = {
  /** The name of one of our own documents, or `client`. */
  operation: string
  seconds: number
  /** The codes of the errors; `internal_error` for unexpected ones. */
  errorCodes: readonly string[]
}

export type GraphqlMetrics = { executed(operation: ExecutedOperation): void }

export function graphqlMetrics(registers: Registry[]): GraphqlMetrics {
  const duration = new Histogram({
    name: 'frontdesk_graphql_operation_duration_seconds',
    help: 'From a document that was let in to its result.',
    labelNames: ['operation'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const errors = new Counter({
    name: 'frontdesk_graphql_errors_total',
    help: 'Errors that operations threw, by code.',
    labelNames: ['operation', 'code'],
    registers,
  })
  const series = new Map<string, ReturnType<typeof duration.labels>>()
  return {
    executed({ operation, seconds, errorCodes }) {
      const one = series.get(operation) ?? duration.labels({ operation })
      series.set(operation, one)
      one.observe(seconds)
      for (const code of errorCodes) errors.inc({ operation, code })
    },
  }
}
