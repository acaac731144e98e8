import { readFileSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ENTRIES, FOLDER, markOf, ROOT, SOURCES } from './place.js'

/** Starts an entry from the bundle made by `make.js`, if no source has changed since; else from its source. */
const bundled = new Map(
  ENTRIES.map((entry) => [
    pathToFileURL(`${ROOT}${entry}`).href,
    pathToFileURL(`${FOLDER}${entry.replace(/\.ts$/, '.mjs')}`).href,
  ]),
)

if (isAsMade()) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context)
      const url = bundled.get(resolved.url)
      return url === undefined ? resolved : { url, format: 'module', shortCircuit: true }
    },
  })
}

function isAsMade() {
  try {
    const sources = JSON.parse(readFileSync(`${FOLDER}${SOURCES}`, 'utf8'))
    return sources.every(([path, mark]) => markOf(statSync(`${ROOT}${path}`)) === mark)
  } catch {
    return false
  }
}
