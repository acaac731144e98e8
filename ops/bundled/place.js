import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The bundle's folder. It must be below node_modules, where packages that are not bundled are found. */
export const FOLDER = process.env.BUNDLE_DIR ?? `${ROOT}node_modules/.cache/bundled/`

/** The files that start a process or a thread. */
export const ENTRIES = [
  'gateways/main.ts',
  'gateways/cli/frontdesk.ts',
  'src/sandbox/main.ts',
  'src/meetings/calendars/file/reading-thread.ts',
]

/** The file in it that lists the bundled sources and their marks. */
export const SOURCES = 'sources.json'

/** A file's mark changes when the file does. Times are in whole seconds, as images store them. */
export function markOf({ size, mtimeMs }) {
  return `${size} ${Math.floor(mtimeMs / 1_000)}`
}
