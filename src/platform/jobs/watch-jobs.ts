import { BusyElsewhere } from '../db/busy-elsewhere.ts'
import type { EndedJob, JobMetrics } from '../metrics/job-metrics.ts'
import type { JobData, JobHandlers, JobKind } from './job-kinds.ts'
import { inLane } from './lane.ts'

/** Wraps the handlers: each attempt is measured, and provider requests use the lane for jobs. */
export function watchJobs(metrics: JobMetrics, handlers: JobHandlers): JobHandlers {
  function watched<K extends JobKind>(queue: K) {
    return async (data: JobData[K]) => {
      const began = performance.now()
      const ended = (outcome: EndedJob['outcome']) =>
        metrics.ended({ queue, outcome, seconds: (performance.now() - began) / 1_000 })
      await inLane('jobs', () => handlers[queue](data)).catch((error: unknown) => {
        ended(error instanceof BusyElsewhere ? 'waited' : 'failed')
        throw error
      })
      ended('done')
    }
  }
  const kinds = Object.keys(handlers) as JobKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, watched(kind)])) as JobHandlers
}
