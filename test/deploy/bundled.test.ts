import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
/** A separate bundle: other tests start processes from the installed one. */
const FOLDER = join(ROOT, 'node_modules/.cache/bundled-by-test/')
const SOURCES = join(FOLDER, 'sources.json')
const env = { ...process.env, BUNDLE_DIR: FOLDER }

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString()

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

/** Node loads its TypeScript stripper when it meets the first source with types. */
const SAY_WHAT_RAN = `data:text/javascript,process.on('exit', () =>
  process.stdout.write(process.moduleLoadList.some((one) => one.includes('amaro')) ? 'sources' : 'bundle'))`
const whatRuns = () =>
  run(
    '--import',
    SAY_WHAT_RAN,
    '--import',
    './ops/bundled/load.js',
    'gateways/cli/frontdesk.ts',
    'help',
  )
    .split('\n')
    .at(-1)

test('an entry runs from the bundle, and from its sources once one of them was changed', () => {
  run('ops/bundled/make.js')
  expect(whatRuns()).toBe('bundle')
  const marks = readFileSync(SOURCES, 'utf8')
  const [[path, mark], ...others] = JSON.parse(marks)
  writeFileSync(SOURCES, JSON.stringify([[path, `1${mark}`], ...others]))
  expect(whatRuns()).toBe('sources')
  writeFileSync(SOURCES, marks)
  expect(whatRuns()).toBe('bundle')
})
