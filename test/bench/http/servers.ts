import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Every server runs on this core and the load on the other, so that the load's cost is not counted as the server's. */
const SERVER_CORE = '0'
const READY_WITHIN_MS = 60_000

export type Served = { name: string; url: string; pid: number; stop(): Promise<void> }

type Program = {
  name: string
  file: string
  port: number
  env: Record<string, string>
  /** Flags for Node. */
  flags?: readonly string[]
}

/** Node's flags and the environment from `npm start`. */
export function asStarted(): { flags: string[]; env: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const words = String(scripts.start).split(' ')
  const node = words.indexOf('node')
  return {
    flags: words.slice(node + 1, -1),
    env: Object.fromEntries(words.slice(0, node).map((word) => word.split('='))),
  }
}

/** Starts a program on the servers' core, and waits until it listens. */
export async function startServer({ name, file, port, env, flags = [] }: Program): Promise<Served> {
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, ...flags, file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilListening(child, name, port)
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await Promise.race([gone, wait(10_000).then(() => child.kill('SIGKILL'))])
    },
  }
}

async function untilListening(child: ChildProcess, name: string, port: number): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    if (performance.now() > giveUpAt) throw new Error(`${name} did not start`)
    await wait(50)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
