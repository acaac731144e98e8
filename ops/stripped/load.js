import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { placeOf } from './place.js'

/** Loads a source without its types where `keep.js` has kept it; else Node takes them out itself. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
    const source = stripped(new URL(url))
    return source === undefined
      ? nextLoad(url, context)
      : { format: 'module', source, shortCircuit: true }
  },
})

function stripped(file) {
  try {
    return readFileSync(placeOf(readFileSync(file, 'utf8')), 'utf8')
  } catch {
    return undefined
  }
}
