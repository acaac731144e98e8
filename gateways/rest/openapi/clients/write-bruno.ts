import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brunoCollection } from './bruno.ts'

/** Writes the Bruno collection from the description, and removes files of operations that no longer exist. */
const FOLDER = fileURLToPath(new URL('../../../../clients/bruno/', import.meta.url))

for (const name of await readdir(FOLDER)) {
  if (name !== 'README.md') await rm(join(FOLDER, name), { recursive: true })
}
for (const [path, text] of Object.entries(brunoCollection())) {
  const file = join(FOLDER, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
