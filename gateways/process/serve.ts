import type { Config } from '../../src/kernel/config/config.ts'
import { checkSandboxPort, startSandbox } from './sandbox-process.ts'
import { CLOSE_WITHIN_MS, inTime, type Running, stop } from './stop-in-time.ts'
import { checkPort, takePort } from './take-port.ts'
import { toldToStop } from './told-to-stop.ts'

/**
 * The process: settings, port, database, sandbox, application, doors, jobs; and all of it
 * backwards on a signal. A start that fails half-way ends what it has started. The application
 * is read in last: it is most of the code, and whoever has mistyped a port need not wait for it.
 */
export async function serve(config: Config) {
  // Heard from the first moment: a process that is told to stop while it starts ends in order too.
  const told = toldToStop(config)
  const running = await startWhole(config)
  running.app.log.info({ why: await told }, 'stopping')
  await stop(running)
}

async function startWhole(config: Config): Promise<Running> {
  const started = new AsyncDisposableStack()
  try {
    return await start(config, started)
  } catch (error) {
    await inTime(CLOSE_WITHIN_MS, started.disposeAsync())
    throw error
  }
}

/** What is put on `started` first is ended last. */
async function start(config: Config, started: AsyncDisposableStack): Promise<Running> {
  const port = config.role === 'worker' ? config.workerPort : config.port
  const setting = config.role === 'worker' ? 'WORKER_PORT' : 'PORT'
  if (port !== undefined) await checkPort(port, setting)
  await checkSandboxPort(config)
  const { startDatabase } = await import('./start-database.ts')
  const database = await startDatabase(config)
  started.defer(database.close)
  const stopSandbox = await startSandbox(config)
  started.defer(stopSandbox)
  const { openDoors } = await import('./open-doors.ts')
  const { app, http, work, close } = await openDoors(config, database.url)
  started.defer(close)
  if (http && port !== undefined) await takePort(http.server, port, setting)
  await work()
  app.log.info({ role: config.role, port }, 'started')
  return { app, http, close: () => close().then(database.close), stopSandbox }
}
