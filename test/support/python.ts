import { execFile, execFileSync } from 'node:child_process'

const WITHIN_MS = 120_000

let found = false

/** Installs Python 3.11 or newer with apt if it is missing; the client needs it and Debian has it. */
export function requirePython(): void {
  if (found) return
  const isThere = () => {
    try {
      execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'])
      return true
    } catch {
      return false
    }
  }
  found = isThere()
  if (found) return
  execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq python3'])
  if (!isThere()) throw new Error('python3 is older than 3.11')
}

/** Runs Python while this process keeps serving. Leaves no compiled files. */
export function runPython(args: readonly string[], env: Record<string, string>) {
  requirePython()
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      'python3',
      ['-B', ...args],
      { env: { ...process.env, ...env }, timeout: WITHIN_MS },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` })
      },
    )
  })
}
