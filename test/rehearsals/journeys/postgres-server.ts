import { execFile } from 'node:child_process'
import { chownSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newestBinaries, postgresUser } from '../../support/installed-postgres.ts'

export type PostgresServer = Awaited<ReturnType<typeof startPostgresServer>>

/**
 * A separate PostgreSQL on its own port, from the version installed on this machine: it can be stopped, crashed and
 * frozen. Without fsync, because there is no power cut.
 */
export async function startPostgresServer(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-rehearsal-pg-'))
  const user = postgresUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0)
  const data = join(folder, 'data')
  const run = (program: string, args: string[]) =>
    promisify(execFile)(join(newestBinaries(), program), args, { ...user, cwd: folder })
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=160`
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', '-t', '60', ...args])

  async function start() {
    await control('-l', join(folder, 'log'), '-o', settings, 'start')
  }
  const stop = async (mode: 'fast' | 'immediate') => void (await control('-m', mode, 'stop'))
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(data)) signalIfThere(pid, name)
  }
  await run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'])
  await start()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    /** It accepts connections but answers none. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async remove() {
      signal('SIGCONT')
      await stop('immediate').catch(() => undefined)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** The server's own process and all its children. */
function processesOf(dataFolder: string): number[] {
  const main = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  return [main, ...everyProcess().filter((pid) => parentOf(pid) === main)]
}

function signalIfThere(pid: number, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function everyProcess(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
