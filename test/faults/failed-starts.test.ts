import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server as TcpServer,
} from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'
import { freePort } from './service-process.ts'

const MAIN = fileURLToPath(new URL('../../gateways/main.ts', import.meta.url))

let folder: string
let database: TestDatabase
let stranger: Server
let gate: TcpServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-failed-starts-'))
  database = await createTestDatabase()
  stranger = createServer((_request, response) => response.end('Somebody else.')).listen(0)
  gate = refusingDatabase().listen(0)
  await Promise.all([once(stranger, 'listening'), once(gate, 'listening')])
})
afterAll(async () => {
  stranger.close()
  gate.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const portOf = (server: Server | TcpServer) => (server.address() as AddressInfo).port

/** A fake database server that requests a password and refuses it, in PostgreSQL's wire protocol. */
function refusingDatabase(): TcpServer {
  const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "desk"\0\0'
  return createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]))
      socket.once('data', () => {
        const length = Buffer.alloc(4)
        length.writeInt32BE(fields.length + 4)
        socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]))
      })
    })
  })
}

async function startService(given: Record<string, string>) {
  const env = {
    HOME: folder,
    PATH: '/usr/bin:/bin',
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    ...given,
  }
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env, stdio: 'pipe' })
  // Both pipes end only when no process holds them, not even a leftover sandbox.
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  return { child, env, said }
}

async function failStart(given: Record<string, string>) {
  const began = performance.now()
  const { child, env, said } = await startService(given)
  const [[out, errors]] = await Promise.all([said, once(child, 'exit')])
  const tookMs = Math.round(performance.now() - began)
  return { code: child.exitCode, out, errors, tookMs, left: await processesOf(env.DATA_DIR) }
}

/** Processes whose command line or environment names the folder, such as sandboxes and database servers. */
async function processesOf(dataDir: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
      const [command, environment] = [await read('cmdline'), await read('environ')]
      const isOf = `${command}\0${environment}`.includes(dataDir)
      return isOf && command !== '' ? [command.replaceAll('\0', ' ')] : []
    }),
  )
  return found.flat()
}

const NEWER = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ('newer', 'x', '9999_of_a_newer_release', now(), now(), 1)`

const FAILED: [string, () => Promise<Record<string, string>>, RegExp][] = [
  ['the port is taken', async () => ({ PORT: String(portOf(stranger)) }), /^PORT: .* taken/],
  [
    'the sandbox port is taken',
    async () => ({ SANDBOX_PORT: String(portOf(stranger)) }),
    /SANDBOX_PORT: \d+ is taken/,
  ],
  [
    'the folder is a file',
    async () => {
      await writeFile(join(folder, 'file'), '')
      return { DATA_DIR: join(folder, 'file') }
    },
    /^DATA_DIR: this is no folder/,
  ],
  ['nobody may write there', async () => ({ DATA_DIR: '/sys/frontdesk' }), /^DATA_DIR: /],
  [
    'the database is down',
    async () => ({ DATABASE_URL: `postgres://desk:hush@localhost:${await freePort()}/desk` }),
    /^DATABASE_URL: no database answers there/,
  ],
  [
    'the password is wrong',
    async () => ({ DATABASE_URL: `postgres://desk:hush@localhost:${portOf(gate)}/desk` }),
    /^DATABASE_URL: the database does not take this user and password/,
  ],
  [
    'a setting is bad',
    async () => ({ PORT: 'eighty' }),
    /settings are not right: PORT: not a number$/m,
  ],
  [
    'half a provider is set',
    async () => ({ STRIPE_SECRET_KEY: 'sk_test_x' }),
    /settings are not right: STRIPE_WEBHOOK_SECRET: needed beside STRIPE_SECRET_KEY/,
  ],
  [
    'the role is unknown',
    async () => ({ ROLE: 'king' }),
    /settings are not right: ROLE: not one of all, web, worker$/m,
  ],
  [
    'the database is newer',
    async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query(NEWER)
      await client.end()
      return { DATABASE_URL: database.url }
    },
    /^The database is newer than this release/,
  ],
]

test.each(FAILED)('%s: one line says so, and nothing is left', async (name, given, line) => {
  const { code, out, errors, tookMs, left } = await failStart(await given())
  process.stderr.write(`${name}: ${tookMs} ms: ${errors}`)
  expect({ code, out, left }).toEqual({ code: 1, out: '', left: [] })
  expect(errors).toMatch(/^[^\n]+\n$/)
  expect(errors).toMatch(line)
  expect(errors).not.toContain('hush')
})

test('a second start on a folder whose service runs leaves that one as it is', async () => {
  const DATA_DIR = join(folder, 'shared')
  const first = await startService({ DATA_DIR })
  const isUp = async () => (await fetch(`http://localhost:${first.env.PORT}/healthz`)).ok
  const untilThen: unknown[] = []
  const look = () =>
    isUp().catch(({ cause }) => {
      untilThen.push(cause.code)
      return false
    })
  await until('the first is up', look)
  // So that a balancer tries the next process: accepting a connection, even without a response, would keep a caller
  // waiting.
  expect(new Set(untilThen)).toEqual(new Set(['ECONNREFUSED']))
  const running = (await processesOf(DATA_DIR)).length
  const { PORT, SANDBOX_PORT } = first.env
  const seconds = [
    { given: { DATA_DIR, PORT, SANDBOX_PORT }, line: /^PORT: .* taken/ },
    { given: { DATA_DIR }, line: /SANDBOX_PORT: the sandbox of this DATA_DIR runs at/ },
    { given: { SANDBOX_PORT }, line: /SANDBOX_PORT: the sandbox at .* is of another DATA_DIR/ },
  ]
  for (const { given, line } of seconds) {
    const { code, errors, tookMs } = await failStart(given)
    process.stderr.write(`second start: ${tookMs} ms: ${errors}`)
    expect([code, errors]).toEqual([1, expect.stringMatching(line)])
    expect(errors).toMatch(/^[^\n]+\n$/)
  }
  expect(await isUp()).toBe(true)
  expect(running).toBeGreaterThanOrEqual(2)
  first.child.kill('SIGTERM')
  const [[out]] = await Promise.all([first.said, once(first.child, 'exit')])
  expect([first.child.exitCode, await processesOf(DATA_DIR)]).toEqual([0, []])
  expect(out).toContain(`http://localhost:${PORT}/console  sign in with any email address`)
})
