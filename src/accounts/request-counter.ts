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

type Named = IRateLimiterOptions & { keyPrefix: string }

export type RequestCounter = {
  /** The limiter that counts under this name, wherever this deployment keeps counts: one, whoever asks for it. */
  limiter(options: Named): RateLimiterAbstract
  close(): Promise<void>
}

/**
 * Where requests are counted: in Valkey when there is one; in PostgreSQL when a database of its own suggests that other
 * processes share it; else in this process, which is the only one. A store that is down lets each process count alone.
 */
export function createRequestCounter(config: Config, pool: pg.Pool): RequestCounter {
  const { limiter, close } = counterOf(config, pool)
  const known = new Map<string, RateLimiterAbstract>()
  return {
    limiter(options) {
      const limiterOfName = known.get(options.keyPrefix) ?? limiter(options)
      known.set(options.keyPrefix, limiterOfName)
      return limiterOfName
    },
    close,
  }
}

function counterOf(config: Config, pool: pg.Pool): RequestCounter {
  const { valkeyUrl } = config
  if (valkeyUrl) return valkeyCounter(valkeyUrl)
  const limiter = config.databaseUrl
    ? (options: Named) => postgresLimiter(options, pool)
    : (options: Named) => new RateLimiterMemory(options)
  return { limiter, close: async () => undefined }
}

function valkeyCounter(url: string): RequestCounter {
  const valkey = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  valkey.on('error', () => undefined)
  return {
    limiter: (options) =>
      new RateLimiterRedis({ ...options, storeClient: valkey, ...sharedCare(options) }),
    close: async () => valkey.disconnect(),
  }
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

/** Who is over the limit is refused without asking the store again; who cannot ask it counts alone. */
function sharedCare(options: Named) {
  return {
    inMemoryBlockOnConsumed: Number(options.points) + 1,
    insuranceLimiter: new RateLimiterMemory(options),
  }
}
