import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, lchown, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, SERVER_ENVIRONMENT } from './binaries.ts'
import { isAlive } from './postmaster.ts'
import { dataArgument, isRoot, type ServerUser, spawnedAs } from './server-user.ts'

/**
 * Creates the data folder if there is none. initdb runs in a temporary folder that is renamed when complete: killed
 * half-way in the final folder, it would leave data that could never be opened (docs/performance.md §5).
 * @throws if the folder holds data of another major version
 */
export async function ensureDataFolder(
  folder: string,
  binaries: Binaries,
  user: ServerUser,
  fsync: boolean,
): Promise<void> {
  const dataFolder = join(folder, 'data')
  if (existsSync(dataFolder)) {
    checkVersion(dataFolder, binaries.majorVersion)
    return giveTo(user, dataFolder)
  }
  await removeAbandoned(folder)
  const fresh = await mkdtemp(join(folder, `initdb-${process.pid}-`))
  try {
    if (isRoot()) await chown(fresh, user.uid, user.gid)
    await initdb(binaries.initdb, fresh, user, fsync)
    await rename(fresh, dataFolder)
    if (fsync) await syncFolder(folder)
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(join(dataFolder, 'PG_VERSION'))) throw error
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Data that root restored from a copy belongs to root, but PostgreSQL only opens data of its own user. */
async function giveTo(user: ServerUser, dataFolder: string): Promise<void> {
  if (!isRoot() || (await stat(dataFolder)).uid !== 0) return
  for (const entry of await readdir(dataFolder, { recursive: true })) {
    await lchown(join(dataFolder, entry), user.uid, user.gid)
  }
  await chown(dataFolder, user.uid, user.gid)
}

function checkVersion(dataFolder: string, majorVersion: string): void {
  const file = join(dataFolder, 'PG_VERSION')
  if (!existsSync(file))
    throw new Error(`${dataFolder} is there, but it is not a PostgreSQL folder.`)
  const found = readFileSync(file, 'utf8').trim()
  if (found === majorVersion) return
  throw new Error(
    `${dataFolder} was made by PostgreSQL ${found}; this version brings PostgreSQL ` +
      `${majorVersion}. Move the data with pg_dump from the version that made it, or point ` +
      `DATABASE_URL at a PostgreSQL ${found} server.`,
  )
}

/** The builtin locale provider sorts the same on every machine, whatever its C library. */
async function initdb(program: string, target: string, user: ServerUser, fsync: boolean) {
  const where = dataArgument(user, target)
  const args = ['-D', where, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions')
  if (!fsync) args.push('--no-sync')
  const options = { ...spawnedAs(user), cwd: target, env: SERVER_ENVIRONMENT }
  try {
    await promisify(execFile)(program, args, options)
  } catch (error) {
    if (!UNNAMED.test(String(error))) throw error
    await promisify(execFile)('unshare', [...AS_NOBODY, program, ...args], options).catch(
      (cause) => {
        throw new Error(
          `PostgreSQL's initdb needs a name for uid ${user.uid}: add it to /etc/passwd, run as ` +
            `another user, or set DATABASE_URL.`,
          { cause },
        )
      },
    )
  }
}

/** Removes what killed starts have left, except a folder that another process is filling now. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^initdb-(\d+)-/.exec(name)?.[1]
    if (!pid) continue
    const path = join(folder, name)
    const ageMs = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (isAlive(Number(pid)) && ageMs < ABANDONED_AFTER_MS) continue
    // An initdb whose parent was killed may still be writing there; the next start then removes it.
    await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

const UNNAMED = /could not look up effective user ID/
const AS_NOBODY = ['--user', '--map-user=65534', '--map-group=65534']
const ABANDONED_AFTER_MS = 600_000
