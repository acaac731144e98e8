import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * What npm runs after an install. With the development tools all that is generated is made; without them
 * (`npm ci --omit=dev`) what runs is in the repository already, and only the weights are made, by plain Node.
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
const script = TOOLS.every(isInstalled) ? 'generate' : 'train'
const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
process.exitCode = status ?? 1
