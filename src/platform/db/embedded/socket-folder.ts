import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isRoot, mayEnter, type ServerUser } from './server-user.ts'

/** The server has no TCP port, so the socket's name always uses the default port. */
export const SOCKET_PORT = 5432

/**
 * A folder for the Unix socket that only the server's user (and root) may enter: `socket` next to the data, or one in
 * the temporary folder if that path is too long for a socket or the user cannot reach it.
 * @param previous the folder of a server that died: clients that know its address find the next server there
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
  // Setting port and sslmode overrides PGPORT and PGSSLMODE of the environment.
  const host = encodeURIComponent(socketFolder)
  return `postgresql:///${database}?host=${host}&port=${SOCKET_PORT}&user=postgres&sslmode=disable`
}

/** sun_path has 104 bytes on macOS and 108 on Linux, including the final NUL. */
function fits(path: string): boolean {
  return Buffer.byteLength(join(path, `.s.PGSQL.${SOCKET_PORT}.lock`)) < 104
}
