import type { Config } from '../../src/kernel/config/config.ts'
import { collectStartGarbage } from './collect-start-garbage.ts'
import { checkSandboxPort, startSandbox } from './sandbox-process.ts'
import { CLOSE_WITHIN_MS, inTime, type Running, stop } from './stop-in-time.ts'
import { checkPort, takePort } from './take-port.ts'
import { toldToStop } from './told-to-stop.ts'

/**
 * Runs the process: settings, port, database, sandbox, app, HTTP, jobs; on a signal, stops them in reverse order. If
 * the start fails half-way, what was started is stopped. The app is imported last: it is most of the code, so a wrong
 * port is reported without waiting for it.
 */
export async function serve(config: Config) {
  // Listens from the start, so that a stop during startup is orderly too.
  const told = toldToStop(config)
  const running = await startWhole(config)
  try {
    const begun = running.work().then(() => {
      running.app.log.info({ role: config.role, port: portOf(config) }, 'started')
      collectStartGarbage()
      return told
    })
    // Stops even if `work` is still waiting for the database.
    running.app.log.info({ why: await Promise.race([told, begun]) }, 'stopping')
  } finally {
    await stop(running)
  }
}

/** All that a process needs, before it starts to work. */
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

/** What is put on `started` first is stopped last. */
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
