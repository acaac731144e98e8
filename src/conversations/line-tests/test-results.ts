import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { notFound } from '../../kernel/errors.ts'
import { lockLine } from '../../lines/lock-line.ts'
import { requireLine } from '../../lines/read-lines.ts'
import type { LineTest } from './line-test.ts'
import { readLineTests } from './read-line-tests.ts'

/** By what a test says and expects: a changed test has no result yet. */
const TestResults = z.record(z.string(), z.object({ passed: z.boolean(), at: z.string() }))
type TestResults = z.infer<typeof TestResults>

/** `place`: of the test in the saved file, counted from 0. */
export type PlacedResult = { place: number; passed: boolean }
export type TestResult = PlacedResult & { at: Date }

type LineKey = { accountId: string; id: string }

/** The newest result of each saved test that was ever run as it is now. */
export async function testResults(app: App, { accountId, id }: LineKey): Promise<TestResult[]> {
  const where = { accountId_id: { accountId, id } }
  const select = { testFile: true, testResults: true }
  const line = await app.db.line.findUnique({ where, select })
  if (!line?.testFile) return []
  const results = TestResults.parse(line.testResults)
  return readLineTests(line.testFile).flatMap((test, place) => {
    const result = results[keyOf(test)]
    return result ? [{ place, passed: result.passed, at: new Date(result.at) }] : []
  })
}

/**
 * Notes the results of a run. Those of tests that are gone are dropped. Returns the line.
 * @throws {ApiError} not_found
 */
export async function noteTestResults(
  app: App,
  viewer: Owner,
  lineId: string,
  played: readonly PlacedResult[],
) {
  const { accountId } = viewer
  await app.db.$transaction(async (tx) => {
    await lockLine(tx, { accountId, lineId })
    const where = { accountId_id: { accountId, id: lineId } }
    const select = { testFile: true, testResults: true }
    const line = await tx.line.findUnique({ where, select })
    if (!line) throw notFound('line')
    const tests = line.testFile === null ? [] : readLineTests(line.testFile)
    const at = app.clock.now().toISOString()
    const results = { ...TestResults.parse(line.testResults), ...byKey(tests, played, at) }
    const keys = new Set(tests.map(keyOf))
    const kept = Object.entries(results).filter(([key]) => keys.has(key))
    const data = { testResults: Object.fromEntries(kept) }
    await tx.line.update({ where, data, select: { id: true } })
  })
  return requireLine(app, viewer, lineId)
}

function byKey(
  tests: readonly LineTest[],
  played: readonly PlacedResult[],
  at: string,
): TestResults {
  const keyed = played.flatMap(({ place, passed }) => {
    const test = tests[place]
    return test ? [[keyOf(test), { passed, at }] as const] : []
  })
  return Object.fromEntries(keyed)
}

function keyOf(test: LineTest): string {
  return createHash('sha256').update(JSON.stringify(test)).digest('hex').slice(0, 16)
}
