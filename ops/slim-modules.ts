import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUnread } from './unread-modules.ts'

/** Removes files that no process reads from an install without development tools. Prints how much was removed. */
const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

let bytes = 0
for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  // A package may contain its own copy of another.
  const path = relative(MODULES, file).split(`node_modules${sep}`).at(-1) ?? ''
  if (!entry.isFile() || !isUnread(path)) continue
  bytes += statSync(file).size
  rmSync(file)
}
process.stdout.write(`${Math.round(bytes / 1e6)} MB taken out of node_modules\n`)
