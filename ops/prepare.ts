import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * What npm runs after an install. With the development tools all that is generated is made; without them
 * (`npm ci --omit=dev`) what runs is in the repository already: only the weights are made, by plain Node, and
 * what no process reads is taken out of node_modules. In between all that a process reads is put into a few files.
 */
const { resolve } = createRequire(import.meta.url)

function isInstalled(name: string): boolean {
  try {
    resolve(`${name}/package.json`)
    return true
  } catch {
    return false
  }
}

// Under a name of its own: npm would keep `prisma` as what @prisma/client may use, with 200 MB behind it.
const TOOLS = ['prisma-cli', '@graphql-codegen/cli', '@graphql-codegen/typescript-operations']
const BUNDLE = 'node ops/bundled/make.js'
const commands = TOOLS.every(isInstalled)
  ? ['npm run --silent generate', BUNDLE]
  : ['npm run --silent train', BUNDLE, 'node ops/slim-modules.ts']
for (const command of commands) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
