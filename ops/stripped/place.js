import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/** Where sources are kept without their types. */
export const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/stripped/', import.meta.url))

/** Under its content's own name, so that one that was changed since is not found. */
export function placeOf(source) {
  return `${FOLDER}${createHash('sha256').update(process.version).update(source).digest('hex')}`
}
