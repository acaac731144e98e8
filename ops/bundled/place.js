import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Where the bundle is: somewhere below node_modules, in which it finds what it does not hold. */
export const FOLDER = process.env.BUNDLE_DIR ?? `${ROOT}node_modules/.cache/bundled/`

/** What starts a process or a thread of its own. */
export const ENTRIES = [
  'gateways/main.ts',
  'gateways/cli/frontdesk.ts',
  'src/sandbox/main.ts',
  'src/meetings/calendars/file/reading-thread.ts',
]

/** In it: what was put into it, and how each looked. */
export const SOURCES = 'sources.json'

/** By this a file that was changed since is known. Images keep times to the second. */
export function markOf({ size, mtimeMs }) {
  return `${size} ${Math.floor(mtimeMs / 1_000)}`
}
