import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Takes out of node_modules what no process reads: maps of sources, types, and Prisma's engines for other databases.
 * For an image, where each megabyte is pulled by every machine. Prints how much went.
 */
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))
const UNREAD = [
  /\.(map|d\.[cm]?ts|tsbuildinfo)$/,
  /\.md$/i,
  /@prisma\/client\/runtime\/.*\.(cockroachdb|mysql|sqlite|sqlserver)\./,
]

let bytes = 0
for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  if (!entry.isFile() || !UNREAD.some((pattern) => pattern.test(file))) continue
  bytes += statSync(file).size
  rmSync(file)
}
process.stdout.write(`${Math.round(bytes / 1e6)} MB taken out of node_modules\n`)
