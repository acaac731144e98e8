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

/** What is counted and measured of this process, and what the database says of the site (docs/monitoring.md). */
export type Metrics = {
  http: HttpMetrics
  graphql: GraphqlMetrics
  jobs: JobMetrics
  calls: CallMetrics
  providers: ProviderMetrics
  contentType: string
  /** All of it in Prometheus's text format, in time: what the database does not say by then is left out. */
  render(): Promise<string>
}

/**
 * The event loop's lag is looked at so often, and is never shown as
 * less. Each 10 ms, as is usual, cost a process at rest 0.3 % of a core.
 */
const LAG_EVERY_MS = 25
/** Prometheus gives up on an answer after ten seconds. */
const FACTS_WITHIN_MS = 3_000

type Sources = {
  /** By name, as metrics show them. */
  pools: Record<string, pg.Pool>
  /** The one to ask the database by. */
  pool: pg.Pool
  clock: Clock
  log: Log
}

export function openMetrics({ pools, ...site }: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS })
  poolMetrics(registers, pools)
  const refresh = siteMetrics(registers, site)
  return {
    http: httpMetrics(registers),
    graphql: graphqlMetrics(registers),
    jobs: jobMetrics(registers),
    calls: callMetrics(registers),
    providers: providerMetrics(registers),
    contentType: registry.contentType,
    async render() {
      await Promise.race([refresh(), wait(FACTS_WITHIN_MS, undefined, { ref: false })])
      return registry.metrics()
    },
  }
}
