import { mkdir, writeFile } from 'node:fs/promises'
import { templatedServerJson } from './server-json.ts'

/** Writes the registry's `server.json` for any deployment of Frontdesk. */
const FOLDER = new URL('../../clients/mcp/', import.meta.url)

await mkdir(FOLDER, { recursive: true })
await writeFile(
  new URL('server.json', FOLDER),
  `${JSON.stringify(templatedServerJson(), null, 2)}\n`,
)
