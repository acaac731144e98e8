import type { App } from '../../src/app.ts'
import type { Config } from '../../src/kernel/config/config.ts'
import { openApp } from '../../src/open-app.ts'
import { onceAvailable } from '../../src/platform/db/once-available.ts'
import { jobHandlers } from '../../src/workflows/job-handlers.ts'
import { warmUp } from '../../src/workflows/warm-up.ts'
import { createHttp, type HttpDoors } from '../http.ts'
import { welcome } from './welcome.ts'
import { createWorkerHttp } from './worker-http.ts'

/** The application on a migrated database, with the doors of its role, which do not listen yet. */
export async function openDoors(config: Config, databaseUrl: string) {
  await warmUp()
  const { app, close } = await openApp(config, databaseUrl)
  return {
    app,
    close,
    http: doorsOf(app),
    /** Begins with the jobs, and says where everything is. */
    async work() {
      if (config.role !== 'web') await app.jobs.work(jobHandlers(app))
      if (config.role === 'worker') return
      // The doors are open: a database that is away now ends nothing.
      const words = await onceAvailable(app.log, 'the welcome', () => welcome(app))
      process.stdout.write(`${words}\n`)
    },
  }
}

/** A worker has its own door where a port is set for it, else none. */
function doorsOf(app: App): HttpDoors | undefined {
  const { role, workerPort } = app.config
  if (role !== 'worker') return createHttp(app)
  return workerPort === undefined ? undefined : createWorkerHttp(app)
}
