import type { Plugin } from 'graphql-yoga'
import {
  CLIENT_OPERATION,
  type GraphqlMetrics,
} from '../../src/platform/metrics/graphql-metrics.ts'
import { errorCode } from '../core/error-code.ts'

/** Measures clients' documents. All count as one operation, because clients choose the names. */
export function watchOperations(metrics: GraphqlMetrics): Plugin {
  return {
    onExecute() {
      const began = performance.now()
      return {
        onExecuteDone({ result }) {
          const errors = 'errors' in result ? (result.errors ?? []) : []
          metrics.executed({
            operation: CLIENT_OPERATION,
            seconds: (performance.now() - began) / 1_000,
            errorCodes: errors.map(errorCode),
          })
        },
      }
    },
  }
}
