import { createServer, type RequestListener, type Server } from 'node:http'
import { systemClock } from '../kernel/clock.ts'
import { ConfigError, loadConfig } from '../kernel/config/config.ts'
import { noteSandboxAddress, otherSandbox } from '../kernel/config/sandbox-address.ts'
import { createLog, type Log } from '../kernel/log.ts'
import { createSandboxApp, SERVICE } from './app.ts'
import { openSandbox } from './sandbox.ts'

/** `localhost` can mean either of these, and a client may try either. */
const LOOPBACKS = ['127.0.0.1', '::1']

await main().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

async function main(): Promise<void> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const { port, url } = config.sandbox
  const app = Promise.withResolvers<RequestListener>()
  const servers = await listenOnLoopback(port, async (request, response) => {
    const answer = await app.promise
    answer(request, response)
  })
  if (!servers) {
    const isSandbox = await isSandboxAt(url)
    if (isSandbox) log.info({ url }, 'sandbox already running')
    else log.error({ port }, 'sandbox port is taken by something else')
    process.exitCode = isSandbox ? 0 : 1
    return
  }
  const elsewhere = await otherSandbox(config)
  if (elsewhere) {
    for (const server of servers) server.close()
    log.error({ url: elsewhere }, 'the sandbox of this folder runs there already')
    process.exitCode = 1
    return
  }
  noteSandboxAddress(config)
  // Only the process that holds the port opens the record, because it allows one writer.
  const { sandbox, close } = openSandbox({ config, clock: systemClock, log })
  app.resolve(createSandboxApp(sandbox))
  stopOnSignal(servers, close, log)
  log.info({ url }, 'sandbox ready')
}

/** @returns the listening servers, or undefined when the port is taken */
async function listenOnLoopback(
  port: number,
  answer: RequestListener,
): Promise<Server[] | undefined> {
  const servers: Server[] = []
  for (const host of LOOPBACKS) {
    const server = createServer(answer)
    const failed = await listen(server, port, host)
    if (failed === 'EADDRINUSE') {
      for (const listening of servers) listening.close()
      return undefined
    }
    // A machine without IPv6 has no ::1; the other loopback is enough.
    if (!failed) servers.push(server)
  }
  return servers.length > 0 ? servers : undefined
}

function listen(server: Server, port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, host, () => resolve(undefined))
  })
}

async function isSandboxAt(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3_000) })
    const health: unknown = await response.json()
    return typeof health === 'object' && health !== null && Object(health).service === SERVICE
  } catch {
    return false
  }
}

function stopOnSignal(servers: readonly Server[], close: () => void, log: Log): void {
  const stop = () => {
    log.info('sandbox stopping')
    close()
    for (const server of servers) server.close()
    for (const server of servers) server.closeAllConnections()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
