import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { StartProblem } from './start-problem.ts'

type Setting = 'PORT' | 'WORKER_PORT'

/**
 * Checks that the port is free before anything else is started, then releases it. Until the server is ready,
 * connections are refused, so that a load balancer tries the next process at once. A port that is open but not served
 * would keep clients waiting.
 * @throws {StartProblem}
 */
export async function checkPort(port: number, setting: Setting): Promise<void> {
  const probe = createServer()
  await takePort(probe, port, setting)
  probe.close()
  await once(probe, 'close')
}

/** @throws {StartProblem} also if another program has taken the port since the check */
export async function takePort(server: Server, port: number, setting: Setting): Promise<void> {
  server.listen(port)
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new StartProblem(`${setting}: ${WHY[cause.code ?? ''] ?? cause.message}`, port, cause)
  })
}

const WHY: Record<string, string> = {
  EADDRINUSE: 'the port is taken; stop the program that has it, or set another port',
  EACCES: 'the port is for the system; set one above 1023',
}
