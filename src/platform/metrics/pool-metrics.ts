import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { Pool } from '../db/pool.ts'

/** How this process's database pools are used at the moment of collection. */
export function poolMetrics(registers: Registry[], pools: Record<string, pg.Pool>) {
  new Gauge({
    name: 'frontdesk_database_connections',
    help: 'Open connections of a pool, by whether they are in use.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    name: 'frontdesk_database_connections_max',
    help: 'The most connections that a pool may open.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { options }] of Object.entries(pools)) this.set({ pool }, options.max)
    },
  })
  new Gauge({
    name: 'frontdesk_database_waiting',
    help: 'Statements that wait for a connection of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, one] of Object.entries(pools)) {
        const together = one instanceof Pool ? one.waitingTogether : 0
        this.set({ pool }, one.waitingCount + together)
      }
    },
  })
}
