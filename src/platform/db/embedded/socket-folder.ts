import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isRoot, mayEnter, type ServerUser } from './server-user.ts'

/** The server has no TCP port: the socket's name is always the default port's. */
export const SOCKET_PORT = 5432

/**
 * A folder for the Unix socket that only the server's user (and root) may enter: `socket` beside the data, or one under
 * the temporary folder when that path is too long for a socket or out of the user's reach.
 * @param previous where a server that died had it: whoever knows it by that address finds the next one there
 */
export async function prepareSocketFolder(
  folder: string,
  user: ServerUser,
  previous: string | undefined,
): Promise<string> {
  const name = `frontdesk-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const places = [join(folder, 'socket'), join(tmpdir(), name), join('/tmp', name)]
  if (previous && basename(previous) === name) places.unshift(previous)
  const place = places.find(
    (path) => fits(path) && existsSync(dirname(path)) && mayEnter(user, dirname(path)),
  )
  if (!place)
    throw new Error(`uid ${user.uid} has no place for a socket: none of ${places} will do`)
  await mkdir(place, { mode: 0o700 }).catch(() => undefined)
  const found = await lstat(place)
  if (!found.isDirectory() || ![user.uid, process.geteuid?.()].includes(found.uid)) {
    throw new Error(
      `${place}, where PostgreSQL's socket goes, belongs to somebody else (uid ${found.uid})`,
    )
  }
  if (isRoot()) await chown(place, user.uid, user.gid)
  await chmod(place, 0o700)
  return place
}

export function databaseUrl(socketFolder: string, database: string): string {
  // Port and sslmode keep PGPORT and PGSSLMODE of the environment out.
  const host = encodeURIComponent(socketFolder)
  return `postgresql:///${database}?host=${host}&port=${SOCKET_PORT}&user=postgres&sslmode=disable`
}

/** sun_path holds 104 bytes on macOS and 108 on Linux, its closing NUL among them. */
function fits(path: string): boolean {
  return Buffer.byteLength(join(path, `.s.PGSQL.${SOCKET_PORT}.lock`)) < 104
}
