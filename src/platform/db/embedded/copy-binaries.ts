import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { chmod, cp, lstat, readdir, rename, rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Link } from './link.ts'

/**
 * Makes `place` a complete copy of the package's programs, which everybody may run and only we may change, whatever
 * umask npm used. A copy that lost files to a cleaner of /tmp is made again.
 */
export async function copyBinaries(native: string, links: Link[], place: string): Promise<void> {
  await refuseForeign(place)
  if (await isComplete(native, links, place)) return
  const fresh = `${place}.${randomUUID()}`
  try {
    await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
    for (const { path, pointsTo } of links) await ensureLink(join(fresh, path), pointsTo)
    await openToAll(fresh)
    for (let tries = 1; !(await isComplete(native, links, place)); tries += 1) {
      if (await putInPlace(fresh, place, tries < MAX_TRIES)) return
    }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Other processes may put their copies there at the same moment. */
const MAX_TRIES = 20

/**
 * Moves the old copy aside as a whole, so that nobody sees a half-removed one. Returns false if another process's copy
 * took the place meanwhile.
 */
async function putInPlace(fresh: string, place: string, mayFail: boolean): Promise<boolean> {
  const aside = `${fresh}.holed`
  await rename(place, aside).catch(() => undefined)
  await rm(aside, { recursive: true, force: true })
  try {
    await rename(fresh, place)
    return true
  } catch (error) {
    if (!mayFail) throw error
    return false
  }
}

/** In a folder everybody can write to, another user may have put their own programs under our name. */
async function refuseForeign(place: string): Promise<void> {
  const found = await lstat(place).catch(() => undefined)
  if (!found) return
  const ours = found.isDirectory() && found.uid === process.geteuid?.() && !(found.mode & 0o022)
  if (!ours) throw new Error(`${place} is not ours to use`)
}

async function isComplete(native: string, links: Link[], place: string): Promise<boolean> {
  const files = (await entries(native)).filter((entry) => entry.isFile())
  const wanted = [...files.map((file) => relative(native, pathOf(file))), ...links.map(pathIn)]
  const found = new Set((await entries(place)).map((entry) => relative(place, pathOf(entry))))
  return wanted.every((path) => found.has(path))
}

async function ensureLink(path: string, pointsTo: string): Promise<void> {
  await rm(path, { force: true })
  await symlink(pointsTo, path)
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await entries(folder)) {
    if (entry.isSymbolicLink()) continue
    const program = entry.isDirectory() || entry.parentPath === join(folder, 'bin')
    await chmod(pathOf(entry), program ? 0o755 : 0o644)
  }
}

async function entries(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
}

function pathOf(entry: Dirent): string {
  return join(entry.parentPath, entry.name)
}

function pathIn({ path }: Link): string {
  return path
}
