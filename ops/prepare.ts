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

// npm keeps prisma for a package that may use it, so each tool is looked for.
const TOOLS = ['prisma', '@graphql-codegen/cli', '@graphql-codegen/typescript-operations']
const script = TOOLS.every(isInstalled) ? 'generate' : 'train'
const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
process.exitCode = status ?? 1
