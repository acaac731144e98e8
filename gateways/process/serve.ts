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
  try {
    const begun = running.work().then(() => {
      running.app.log.info({ role: config.role, port: portOf(config) }, 'started')
      return told
    })
    // Work that waits for the database to begin is no reason not to stop.
    running.app.log.info({ why: await Promise.race([told, begun]) }, 'stopping')
  } finally {
    await stop(running)
  }
}

/** All that a process needs, before it takes on its work. */
type Started = Running & { work(): Promise<void> }

async function startWhole(config: Config): Promise<Started> {
  const started = new AsyncDisposableStack()
  try {
    return await start(config, started)
  } catch (error) {
    await inTime(CLOSE_WITHIN_MS, started.disposeAsync())
    throw error
  }
}

/** What is put on `started` first is ended last. */
async function start(config: Config, started: AsyncDisposableStack): Promise<Started> {
  const port = portOf(config)
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
  return { app, http, work, close: () => close().then(database.close), stopSandbox }
}

function portOf({ role, port, workerPort }: Config): number | undefined {
  return role === 'worker' ? workerPort : port
}
