import { execFile } from 'node:child_process'
import { appendFileSync, chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../faults/service-process.ts'
import { newestBinaries, postgresUser } from './installed-postgres.ts'

/**
 * A primary and a streaming replica that lags by `lagSeconds`, from the PostgreSQL installed on this machine: the
 * embedded one has no pg_basebackup.
 */
export async function startReplicaPair({ lagSeconds }: { lagSeconds: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-replica-'))
  const user = postgresUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0)
  const run = (program: string, args: string[]) =>
    promisify(execFile)(join(newestBinaries(), program), args, { ...user, cwd: folder })
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  const at = (name: string) => join(folder, name)

  const start = (name: string, port: number) => {
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
    return run('pg_ctl', ['-D', at(name), '-l', at(`${name}.log`), '-w', '-o', settings, 'start'])
  }
  const stop = (name: string) => run('pg_ctl', ['-D', at(name), '-m', 'immediate', 'stop'])

  await run('initdb', ['-D', at('primary'), '-U', 'postgres', '-A', 'trust', '--no-sync'])
  await start('primary', primaryPort)
  const base = [
    '-h',
    '127.0.0.1',
    '-p',
    `${primaryPort}`,
    '-U',
    'postgres',
    '-c',
    'fast',
    '--no-sync',
  ]
  await run('pg_basebackup', [...base, '-R', '-D', at('replica')])
  appendFileSync(
    join(at('replica'), 'postgresql.auto.conf'),
    `recovery_min_apply_delay = '${lagSeconds}s'\nhot_standby_feedback = on\n`,
  )
  await start('replica', replicaPort)
  const url = (port: number) => `postgresql://postgres@127.0.0.1:${port}/postgres`
  return {
    primaryUrl: url(primaryPort),
    replicaUrl: url(replicaPort),
    stopReplica: () => stop('replica'),
    async remove() {
      for (const name of ['replica', 'primary']) await stop(name).catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
