import type { App } from '../../src/app.ts'
import type { Config } from '../../src/kernel/config/config.ts'
import { openApp } from '../../src/open-app.ts'
import { onceAvailable } from '../../src/platform/db/once-available.ts'
import type { HttpDoors } from '../http.ts'

/**
 * The application on a migrated database, with the doors of its role, which do not listen yet. A role has the code of
 * its own work only: what no process runs takes memory in none.
 */
export async function openDoors(config: Config, databaseUrl: string) {
  const { app, close } = await openApp(config, databaseUrl)
  return {
    app,
    close,
    http: await doorsOf(app),
    /** Begins with the jobs, and says where everything is. */
    async work() {
      if (config.role !== 'web') {
        const { jobHandlers } = await import('../../src/workflows/job-handlers.ts')
        await app.jobs.work(jobHandlers(app))
      }
      if (config.role === 'worker') return
      const { welcome } = await import('./welcome.ts')
      // The doors are open: a database that is away now ends nothing.
      const words = await onceAvailable(app.log, 'the welcome', () => welcome(app))
      process.stdout.write(`${words}\n`)
    },
  }
}

/** A worker has its own door where a port is set for it, else none. */
async function doorsOf(app: App): Promise<HttpDoors | undefined> {
  const { role, workerPort } = app.config
  if (role !== 'worker') return (await import('../http.ts')).createHttp(app)
  if (workerPort === undefined) return undefined
  return (await import('./worker-http.ts')).createWorkerHttp(app)
}
