import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/languages.ts'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'

const receptionist = rulesReceptionist()
import { ALL_CALLERS } from '../bench/receptionist/all-callers.ts'
import { FRESH_CALLERS, LAST_CALLERS } from '../bench/receptionist/fresh-callers.ts'
import { INDEPENDENT_CALLERS } from '../bench/receptionist/independent-callers.ts'
import { scoreCallers } from '../bench/receptionist/measure.ts'
import { splitCallers } from '../bench/receptionist/split.ts'

/** The bench's callers, so that no change makes the receptionist worse unseen. */
const scores = await scoreCallers(receptionist, [
  ...ALL_CALLERS,
  ...FRESH_CALLERS,
  ...LAST_CALLERS,
  ...INDEPENDENT_CALLERS.flat(),
])

test.each(LANGUAGES)('callers in %s get what they called for', (language) => {
  const failed = scores.filter(({ caller, success }) => caller.language === language && !success)
  const called = scores.filter(({ caller }) => caller.language === language)
  const named = failed.map(({ caller, problems }) => `${caller.id}: ${problems.join('; ')}`)
  expect(named.length / called.length, named.join('\n')).toBeLessThanOrEqual(0.05)
})

test('nothing is promised that no fact says', () => {
  expect(scores.flatMap(({ falsePromises }) => falsePromises)).toEqual([])
})

test('every caller has an id of their own, and 80 are to tune on', () => {
  const ids = scores.map(({ caller }) => caller.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(splitCallers(ALL_CALLERS).tuning).toHaveLength(80)
})
