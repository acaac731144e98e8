import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../../src/app.ts'
import type { Config } from '../../src/kernel/config/config.ts'
import { openApp } from '../../src/open-app.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { jobHandlers } from '../../src/workflows/handlers.ts'
import { warmUp } from '../../src/workflows/warm-up.ts'
import { createHttp, type HttpDoors } from '../http.ts'
import { startSandbox } from './sandbox-process.ts'
import { toldToStop } from './told-to-stop.ts'
import { welcome } from './welcome.ts'
import { createWorkerHttp } from './worker-http.ts'

/** The process: settings, database, application, doors, jobs; and all of it backwards on a signal. */
export async function serve(config: Config) {
  // Heard from the first moment: a process that is told to stop while it starts ends in order too.
  const told = toldToStop(config)
  const database = await openDatabase(config)
  const stopSandbox = await startSandbox(config).catch(async (error) => {
    await database.close()
    throw error
  })
  const { app, close } = await openApp(config, database.url)
  await warmUp()
  const { http, port } = doorsOf(app)
  if (http) {
    http.server.listen(port)
    await once(http.server, 'listening')
  }
  if (config.role !== 'web') await app.jobs.work(jobHandlers(app))
  if (config.role !== 'worker') process.stdout.write(`${await welcome(app)}\n`)
  app.log.info({ role: config.role, port }, 'started')

  app.log.info({ why: await told }, 'stopping')
  const drained = await inTime(DRAIN_WITHIN_MS, http && drain(http))
  const closed = await inTime(CLOSE_WITHIN_MS, close().then(database.close))
  if (!drained || !closed) app.log.warn({ drained, closed }, 'stopped with work in hand')
  stopSandbox()
}

/** A worker has its own door where a port is set for it, else none. */
function doorsOf(app: App): { http?: HttpDoors; port?: number } {
  const { role, port, workerPort } = app.config
  if (role !== 'worker') return { http: createHttp(app), port }
  return workerPort === undefined ? {} : { http: createWorkerHttp(app), port: workerPort }
}

/** Whoever sent the signal kills after ten seconds. What is in hand then is asked for, or tried, again. */
const DRAIN_WITHIN_MS = 6_000
const CLOSE_WITHIN_MS = 3_000

/** A client keeps its connection after the last answer, for a minute and more; it is not waited for. */
async function drain({ server, close }: HttpDoors) {
  const hangUp = setInterval(() => server.closeIdleConnections(), 50)
  await close()
  clearInterval(hangUp)
}

function inTime(ms: number, work: Promise<void> | undefined): Promise<boolean> {
  return Promise.race([Promise.resolve(work).then(() => true), wait(ms, false, { ref: false })])
}
