import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { StartProblem } from './start-problem.ts'

type Setting = 'PORT' | 'WORKER_PORT'

/**
 * Looks whether the port can be had, before anything else is started. It is free again after that: until the doors
 * can answer, a connection is refused, so that whatever stands before several processes goes on to the next at once.
 * One that is taken and not answered would keep a caller waiting.
 *
 * @throws {StartProblem}
 */
export async function checkPort(port: number, setting: Setting): Promise<void> {
  const probe = createServer()
  await takePort(probe, port, setting)
  probe.close()
  await once(probe, 'close')
}

/** @throws {StartProblem} also when another program has taken the port since it was looked at */
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
