import { Redis } from 'iovalkey'
import type pg from 'pg'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { Config } from '../kernel/config/config.ts'
import { toldAtOnce } from './points-told-at-once.ts'
import { type SharedCounts, WindowCount } from './rate-limit-window.ts'

type Named = IRateLimiterOptions & { keyPrefix: string }
type Window = { keyPrefix: string; points: number; duration: number }

export type RequestCounter = {
  /** The limiter of this name, in this deployment's store. One for each name. */
  limiter(options: Named): RateLimiterAbstract
  /**
   * The counter for frequent requests, which does not wait for the store. One for each name. `duration` in seconds.
   */
  window(options: Window): WindowCount
  close(): Promise<void>
}

/**
 * Where requests are counted: in Valkey if configured; in PostgreSQL if DATABASE_URL suggests that other processes
 * share it; otherwise in this process. If the store is down, each process counts alone.
 */
export function createRequestCounter(config: Config, pool: pg.Pool): RequestCounter {
  const { limiter, shared, close } = storeOf(config, pool)
  const limiters = new Map<string, RateLimiterAbstract>()
  const windows = new Map<string, WindowCount>()
  return {
    limiter: (options) => kept(limiters, options.keyPrefix, () => limiter(options)),
    window: (options) =>
      kept(windows, options.keyPrefix, () => {
        const { points, duration } = options
        return new WindowCount({ points, durationMs: duration * 1_000, store: shared?.(options) })
      }),
    async close() {
      for (const window of windows.values()) await window.close()
      await close()
    },
  }
}

function kept<T>(made: Map<string, T>, name: string, make: () => T): T {
  const known = made.get(name) ?? make()
  made.set(name, known)
  return known
}

/** Where counts are kept; `shared` if other processes count there too. */
type Store = {
  limiter(options: Named): RateLimiterAbstract
  shared?: (options: Named & Window) => SharedCounts
  close(): Promise<void>
}

function storeOf(config: Config, pool: pg.Pool): Store {
  const { valkeyUrl } = config
  if (valkeyUrl) return valkeyStore(valkeyUrl)
  const close = async () => undefined
  if (!config.databaseUrl) return { limiter: (options) => new RateLimiterMemory(options), close }
  const limiter = (options: Named) => postgresLimiter(options, pool)
  const shared = (options: Named & Window) =>
    toldAtOnce(pool, limiter(options), options.duration * 1_000)
  return { limiter, shared, close }
}

function valkeyStore(url: string): Store {
  const valkey = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  valkey.on('error', () => undefined)
  const limiter = (options: Named) =>
    new RateLimiterRedis({ ...options, storeClient: valkey, ...sharedCare(options) })
  return { limiter, shared: limiter, close: async () => valkey.disconnect() }
}

function postgresLimiter(options: Named, pool: pg.Pool) {
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    ...sharedCare(options),
  })
}

/** A client over the limit is refused without asking the store again. A process that cannot ask it counts alone. */
function sharedCare(options: Named) {
  return {
    inMemoryBlockOnConsumed: Number(options.points) + 1,
    insuranceLimiter: new RateLimiterMemory(options),
  }
}
