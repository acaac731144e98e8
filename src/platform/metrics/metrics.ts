import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Clock } from '../../kernel/clock.ts'
import type { Log } from '../../kernel/log.ts'
import { type CallMetrics, callMetrics } from './call-metrics.ts'
import { type GraphqlMetrics, graphqlMetrics } from './graphql-metrics.ts'
import { type HttpMetrics, httpMetrics } from './http-metrics.ts'
import { type JobMetrics, jobMetrics } from './job-metrics.ts'
import { poolMetrics } from './pool-metrics.ts'
import { type ProviderMetrics, providerMetrics } from './provider-metrics.ts'
import { siteMetrics } from './site-metrics.ts'

/** Metrics of this process, and facts about the whole site from the database (docs/monitoring.md). */
export type Metrics = {
  http: HttpMetrics
  graphql: GraphqlMetrics
  jobs: JobMetrics
  calls: CallMetrics
  providers: ProviderMetrics
  contentType: string
  /**
   * All metrics in Prometheus's text format, those of the process from the first call on. Database facts that are not
   * ready in time are left out.
   */
  render(): Promise<string>
}

/**
 * How often event loop lag is sampled; lag below this is never shown. The usual 10 ms took 0.3 % of a core in an idle
 * process.
 */
const LAG_EVERY_MS = 50
/** Prometheus gives up after ten seconds. */
const FACTS_WITHIN_MS = 3_000

type Sources = {
  /** By the name that metrics show. */
  pools: Record<string, pg.Pool>
  /** The pool for the site's facts. */
  pool: pg.Pool
  clock: Clock
  log: Log
}

export function openMetrics({ pools, ...site }: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  poolMetrics(registers, pools)
  const refresh = siteMetrics(registers, site)
  // Sampling wakes the process twenty times a second: only where somebody reads what it finds.
  let isSampled = false
  return {
    http: httpMetrics(registers),
    graphql: graphqlMetrics(registers),
    jobs: jobMetrics(registers),
    calls: callMetrics(registers),
    providers: providerMetrics(registers),
    contentType: registry.contentType,
    async render() {
      if (!isSampled) {
        isSampled = true
        collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS })
      }
      await Promise.race([refresh(), wait(FACTS_WITHIN_MS, undefined, { ref: false })])
      return registry.metrics()
    },
  }
}
