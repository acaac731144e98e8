import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Whether a test file imports, itself or by what it imports of the tests, what takes the run's database server. */
export function needsDatabase(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  return TAKES_IT.test(text) || importsOf(file, text).some((other) => needsDatabase(other, seen))
}

/** The test files that would do the same whatever the database server. */
export function withoutDatabase(): string[] {
  return globSync('test/**/*.test.ts').filter((file) => !needsDatabase(resolve(file)))
}

const TAKES_IT = /\binject\(\s*'database/
const IMPORTED = /^(?:import|export|\})[^'\n]*'(\.[^']*\.ts)'/gm

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORTED)]
    .map(([, path = '']) => resolve(dirname(file), path))
    .filter((path) => path.startsWith(TESTS))
}

const TESTS = resolve('test')
