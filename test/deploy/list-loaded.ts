import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Prints every file that a process loads as a module, with its path in the repository. */
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) process.stdout.write(`${relative('.', fileURLToPath(url))}\n`)
    return nextLoad(url, context)
  },
})
