import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { requirePython } from './python.ts'

const SCRIPT = fileURLToPath(new URL('verify-webhooks.py', import.meta.url))

type Posting = { secret: string; headers: Record<string, string>; body: string }

/** Verifies postings in Python, in a process that stays running: returns "ok" or the reason. */
export function openPythonVerifier() {
  requirePython()
  const child = spawn('python3', ['-B', SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: ((said: string) => void)[] = []
  createInterface(child.stdout).on('line', (said) => waiting.shift()?.(said))
  return {
    verify: ({ secret, headers, body }: Posting) =>
      new Promise<string>((resolve, reject) => {
        if (child.exitCode !== null) return reject(new Error('the verifier has ended'))
        waiting.push(resolve)
        child.stdin.write(`${JSON.stringify({ secret, headers, body })}\n`)
      }),
    close: () => child.kill(),
  }
}

export type PythonVerifier = ReturnType<typeof openPythonVerifier>
