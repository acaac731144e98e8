import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const cwd = join(import.meta.dirname, '..', '..')
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd }).toString()

test('once sources are kept without their types, a process that starts takes them out of none', () => {
  run('--disable-warning=ExperimentalWarning', 'ops/stripped/keep.js')
  const stripperLoaded =
    'process.moduleLoadList.filter((one) => one.includes("amaro")).length > 0 ? "stripped" : "kept"'
  const code = (file: string) =>
    `await import("./${file}"); process.stdout.write(${stripperLoaded})`
  const start = (file: string) =>
    run('--import', './ops/stripped/load.js', '--input-type=module', '-e', code(file))
  expect(start('gateways/http.ts')).toBe('kept')
  // What is no part of it, or was changed since, runs all the same.
  expect(start('test/support/until.ts')).toBe('stripped')
})
