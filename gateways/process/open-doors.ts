import type { App } from '../../src/app.ts'
import type { Config } from '../../src/kernel/config/config.ts'
import { openApp } from '../../src/open-app.ts'
import { onceAvailable } from '../../src/platform/db/once-available.ts'
import type { HttpDoors } from '../http.ts'

/**
 * The app on a migrated database, with the HTTP servers of its role, not listening yet. Loads only the code its role
 * needs, to save memory.
 */
export async function openDoors(config: Config, databaseUrl: string) {
  const { app, close } = await openApp(config, databaseUrl)
  return {
    app,
    close,
    http: await doorsOf(app),
    /** Starts the jobs, and prints where everything is. */
    async work() {
      if (config.role !== 'web') {
        const { jobHandlers } = await import('../../src/workflows/job-handlers.ts')
        await app.jobs.work(jobHandlers(app))
      }
      if (config.role === 'worker') return
      const { welcome } = await import('./welcome.ts')
      // We are listening already, so an unavailable database must not end the process.
      const words = await onceAvailable(app.log, 'the welcome', () => welcome(app))
      process.stdout.write(`${words}\n`)
    },
  }
}

/** A worker has an HTTP server only if WORKER_PORT is set. */
async function doorsOf(app: App): Promise<HttpDoors | undefined> {
  const { role, workerPort } = app.config
  if (role !== 'worker') return (await import('../http.ts')).createHttp(app)
  if (workerPort === undefined) return undefined
  return (await import('./worker-http.ts')).createWorkerHttp(app)
}
