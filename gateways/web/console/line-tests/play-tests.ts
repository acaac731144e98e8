import type { Response } from 'express'
import type { LineTest } from '../../../../src/conversations/line-tests/line-test.ts'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import { ConsoleLineTestResultsNoteDocument } from '../../../generated/operations.ts'
import { type LineTestResult, PLAY, playLineTest } from '../../../wire/play-line-test.ts'
import type { ConsoleContext } from '../console-context.ts'

/** The user waits for this page; longer runs belong on the command line. */
const PLAYED_MS_MAX = 20_000

/** Results stand at their test's place; tests that were not played have none. `left` had no time. */
export async function playTests(
  desk: ConsoleContext,
  response: Response,
  {
    line,
    tests,
    only,
  }: { line: { id: string }; tests: readonly LineTest[]; only: number | undefined },
) {
  const until = performance.now() + PLAYED_MS_MAX
  const results: (LineTestResult | undefined)[] = tests.map(() => undefined)
  const wanted = [...tests.entries()].filter(([place]) => only === undefined || place === only)
  let left = wanted.length
  for (const [place, test] of wanted) {
    if (performance.now() > until) break
    const result = await playLineTest(line.id, test, (input) => desk.run(response, PLAY, { input }))
    if (!result) throw notFound('line')
    results[place] = result
    left -= 1
  }
  return { results, left }
}

/** Kept with the line, so that the page says when each last passed. */
export async function noteResults(
  desk: ConsoleContext,
  response: Response,
  id: string,
  played: readonly (LineTestResult | undefined)[],
) {
  const results = played.flatMap((result, place) =>
    result ? [{ place, passed: result.passed }] : [],
  )
  const noted = await desk.run(response, ConsoleLineTestResultsNoteDocument, { id, results })
  unwrap(noted.lineTestResultsNote)
}
