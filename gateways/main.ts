import { type Config, loadConfig } from '../src/kernel/config/config.ts'
import { startFailure } from './process/start-problem.ts'

/** Tracing hooks into modules as they are imported, so the process is imported after it. Unset, nothing is loaded. */
async function start(config: Config) {
  const stopTracing = config.tracesTo
    ? (await import('../src/platform/tracing/start-tracing.ts')).startTracing(config.serviceName)
    : undefined
  const { serve } = await import('./process/serve.ts')
  await serve(config)
  await stopTracing?.().catch(() => undefined)
}

try {
  await start(loadConfig())
  process.exit(0)
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}
