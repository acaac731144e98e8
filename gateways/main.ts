import { type Config, ConfigError, loadConfig } from '../src/kernel/config/config.ts'
import { DatabaseNewer } from '../src/platform/db/database-newer.ts'

/** Tracing watches modules as they are imported, so the process is imported after it; unset, it costs nothing. */
async function start(config: Config) {
  const stopTracing = config.tracesTo
    ? (await import('../src/platform/tracing/start-tracing.ts')).startTracing(config.serviceName)
    : undefined
  const { serve } = await import('./process/serve.ts')
  await serve(config)
  await stopTracing?.().catch(() => undefined)
}

function explain(error: unknown) {
  const inWords = error instanceof ConfigError || error instanceof DatabaseNewer
  const text = inWords ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

try {
  await start(loadConfig())
  process.exit(0)
} catch (error) {
  explain(error)
}
