import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/kernel/languages.ts'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { ALL_CALLERS } from '../bench/receptionist/all-callers.ts'
import { FRESH_CALLERS, LAST_CALLERS } from '../bench/receptionist/fresh-callers.ts'
import { INDEPENDENT_CALLERS } from '../bench/receptionist/independent-callers.ts'
import { scoreCallers } from '../bench/receptionist/measure.ts'
import { splitCallers } from '../bench/receptionist/split.ts'

/**
 * Callers written before this engine: a regression suite, not a measure of quality. The floors are the scores of
 * 2026-11-22 less two points, so that no change lowers them unnoticed; raise them when the scores rise.
 */
const FLOORS: Record<Language, number> = {
  en: 0.833,
  es: 0.66,
  pt: 0.776,
  fr: 0.832,
  tr: 0.776,
  ru: 0.81,
  de: 0.831,
}

const scores = await scoreCallers(rulesReceptionist(), [
  ...ALL_CALLERS,
  ...FRESH_CALLERS,
  ...LAST_CALLERS,
  ...INDEPENDENT_CALLERS.flat(),
])

test.each(LANGUAGES)(
  'callers in %s get what they called for no less often than before',
  (language) => {
    const called = scores.filter(({ caller }) => caller.language === language)
    const failed = called.filter(({ success }) => !success)
    const named = failed.map(({ caller, problems }) => `${caller.id}: ${problems.join('; ')}`)
    const served = 1 - failed.length / called.length
    expect(served, named.join('\n')).toBeGreaterThanOrEqual(FLOORS[language])
  },
)

test('nothing is promised that no fact says', () => {
  expect(scores.flatMap(({ falsePromises }) => falsePromises)).toEqual([])
})

test('every caller has an id of their own, and 80 are to tune on', () => {
  const ids = scores.map(({ caller }) => caller.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(splitCallers(ALL_CALLERS).tuning).toHaveLength(80)
})
