import { execFile, execFileSync } from 'node:child_process'

const WITHIN_MS = 120_000

let found = false

/** Python 3.11 or newer, which the client needs and Debian has: installed by apt where it is missing. */
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

/** Runs Python, while this process goes on answering it. It leaves no compiled files behind. */
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
