import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const INSTALLED = '/usr/lib/postgresql'

/** The folder with the programs of the newest PostgreSQL installed on this machine. */
export function newestBinaries(): string {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1)
  if (!newest) throw new Error(`no PostgreSQL under ${INSTALLED}`)
  return join(INSTALLED, newest, 'bin')
}

/** PostgreSQL refuses to run as root. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.geteuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}
