import type { CallMetrics } from '../../src/platform/metrics/call-metrics.ts'
import type { HeardInput } from '../generated/operations.ts'

/**
 * To be told when words of the reply go out: the first are what the caller waited for. Nobody waits after a silence.
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
