import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { StartProblem } from './start-problem.ts'

export type HeldPort = {
  /** The doors take the port over, with no moment at which it is free. */
  giveTo(server: Server): Promise<void>
  close(): void
}

/**
 * Takes the port before anything else is started, so that a start that cannot have it leaves nothing behind. Whoever
 * asks meanwhile hears 503 and when to ask again.
 *
 * @throws {StartProblem}
 */
export async function holdPort(port: number, setting: 'PORT' | 'WORKER_PORT'): Promise<HeldPort> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'retry-after': '1', connection: 'close' }).end('Starting.\n')
  })
  server.listen(port)
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new StartProblem(`${setting}: ${WHY[cause.code ?? ''] ?? cause.message}`, port, cause)
  })
  return {
    async giveTo(other) {
      other.listen(server)
      await once(other, 'listening')
      server.closeAllConnections()
    },
    close: () => void server.close(),
  }
}

const WHY: Record<string, string> = {
  EADDRINUSE: 'the port is taken; stop the program that has it, or set another port',
  EACCES: 'the port is for the system; set one above 1023',
}
