import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Adds up the suites' results; a step that failed without a failed test counts as one. */
const [, , folder = '', failedSteps = '0'] = process.argv
type Results = { numPassedTests: number; numFailedTests: number; numTotalTests: number }

const suites = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file): Results => JSON.parse(readFileSync(join(folder, file), 'utf8')))
const passed = suites.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0)
const failedTests = suites.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0)
const failed = Math.max(failedTests, Number(failedSteps))
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
