import type { CallMetrics } from '../../src/platform/metrics/call-metrics.ts'
import type { HeardInput } from '../generated/operations.ts'

/**
 * Call the result when words of the reply are sent: the first call records how long the caller waited. After a silence
 * nobody waits, so nothing is recorded.
 */
export function turnTimer(metrics: CallMetrics, { kind }: HeardInput): () => void {
  const began = performance.now()
  let over = kind === 'SILENCE'
  return () => {
    if (over) return
    over = true
    metrics.replied((performance.now() - began) / 1_000)
  }
}
