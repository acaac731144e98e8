import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs the service for development: it restarts when a source changes, its log is readable, and the sandbox (its mails,
 * calls and rooms) keeps running.
 */
const WATCHED = ['src', 'schema', 'gateways', 'prisma/generated']
const SETTLED_MS = 150

const SANDBOX_READY_MS = 5_000

const pretty = spawn('pino-pretty', ['--ignore', 'pid,hostname', '--singleLine'], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
const sandbox = start('src/sandbox/main.ts')
// Wait for the sandbox: without one, the service would start its own, and stop it when it stops.
await Promise.race([once(sandbox.stderr ?? sandbox, 'data'), wait(SANDBOX_READY_MS)])
let service = start('gateways/main.ts')
let ending = false
let changed: NodeJS.Timeout | undefined

function start(program: string): ChildProcess {
  const child = spawn(process.execPath, [program], { stdio: ['inherit', 'inherit', 'pipe'] })
  child.stderr?.pipe(pretty.stdin, { end: false })
  return child
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function restart(file: string) {
  process.stdout.write(`\n${file} changed: starting again\n`)
  await stop(service)
  if (!ending) service = start('gateways/main.ts')
}

for (const folder of WATCHED) {
  watch(folder, { recursive: true }, (_event, file) => {
    clearTimeout(changed)
    changed = setTimeout(() => restart(`${folder}/${file}`), SETTLED_MS)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    ending = true
    await stop(service)
    await stop(sandbox)
    pretty.stdin.end()
    process.exit(0)
  })
}
