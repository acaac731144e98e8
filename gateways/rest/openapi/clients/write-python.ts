import { writeFile } from 'node:fs/promises'
import { pythonModules } from './python.ts'

/** Writes the generated modules of the Python client; the others are written by hand. */
const FOLDER = new URL('../../../../clients/python/frontdesk/', import.meta.url)

for (const [name, text] of Object.entries(pythonModules())) {
  await writeFile(new URL(name, FOLDER), text)
}
