import { Histogram, type Registry } from 'prom-client'

/** `waited`: another process was doing the work, so the job is retried when that is done. */
export type EndedJob = { queue: string; outcome: 'done' | 'waited' | 'failed'; seconds: number }

export type JobMetrics = { ended(job: EndedJob): void }

export function jobMetrics(registers: Registry[]): JobMetrics {
  const duration = new Histogram({
    name: 'frontdesk_job_duration_seconds',
    help: 'Attempts at jobs of this process; one that failed is tried again.',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
    registers,
  })
  return { ended: ({ seconds, ...labels }) => duration.observe(labels, seconds) }
}
