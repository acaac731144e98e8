import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Runs a command only if its inputs or outputs have changed since it last succeeded here: `node ops/if-changed.ts
 * <name> --of <glob> --makes <glob> -- <command>`. In a clean checkout nothing is stored, so the command runs.
 */
const MEMORY = 'node_modules/.cache/frontdesk'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', multiple: true, default: [] },
    makes: { type: 'string', multiple: true, default: [] },
  },
})
const [name = '', command = '', ...args] = positionals
const memory = join(MEMORY, `${name}.sha256`)

if (remembered() !== fingerprint()) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: false })
  if (status === 0) {
    mkdirSync(MEMORY, { recursive: true })
    writeFileSync(memory, fingerprint())
  }
  process.exitCode = status ?? 1
}

function remembered(): string | undefined {
  try {
    return readFileSync(memory, 'utf8')
  } catch {
    return undefined
  }
}

/** Covers the inputs, the outputs, and the tools (package-lock.json). */
function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify({ values, command, args }))
  for (const file of globSync([...values.of, ...values.makes, 'package-lock.json']).sort()) {
    if (statSync(file).isFile()) hash.update(`\0${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
