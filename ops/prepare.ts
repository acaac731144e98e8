import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Runs after `npm install`. With the development tools it generates all code. Without them (`npm ci --omit=dev`)
 * generated code is in the repository already: it only makes the weights, by plain Node, and removes unused files from
 * node_modules. In both cases it makes the bundle.
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

// Installed under another name: else npm would keep `prisma` as a peer of @prisma/client, with its 200 MB.
const TOOLS = ['prisma-cli', '@graphql-codegen/cli', '@graphql-codegen/typescript-operations']
const BUNDLE = 'node ops/bundled/make.js'
const commands = TOOLS.every(isInstalled)
  ? ['npm run --silent generate', BUNDLE]
  : ['npm run --silent train', BUNDLE, 'node ops/slim-modules.ts']
for (const command of commands) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
