import { expect, test } from 'vitest'
import { whoSpoke } from '../../gateways/web/console/meetings/who-spoke.ts'
import { asDecision, asTask } from '../../src/meetings/as-a-task.ts'
import { dateOfDue } from '../../src/meetings/date-of-due.ts'
import { doubtInWords, dueInWords } from '../../src/meetings/due-in-words.ts'

test.each([
  ["I'll finish the import by Wednesday.", 'Finish the import by Wednesday.'],
  ['I am going to call Ben.', 'Call Ben.'],
  ["I'll send you my notes.", "I'll send you my notes."],
  ['I will not go.', 'I will not go.'],
  ['Ben calls the printer.', 'Ben calls the printer.'],
])('%s is the task %s', (said, task) => expect(asTask(said)).toBe(task))

test.each([
  ["It's decided: we launch on Monday.", 'We launch on Monday.'],
  ["We've agreed: nobody works on Friday.", 'Nobody works on Friday.'],
  ["It's not decided: we may wait.", "It's not decided: we may wait."],
  ['We launch on Monday: it is decided.', 'We launch on Monday: it is decided.'],
])('%s is the decision %s', (said, decision) => expect(asDecision(said)).toBe(decision))

test.each([
  ['Wednesday', 'Nov 25'],
  ['by Sunday', 'Nov 29'],
  ['Monday', null],
  ['next Tuesday', null],
  ['Friday the sixth', null],
  ['by Friday the fourth', 'Dec 4'],
  ['tomorrow morning', 'Nov 24'],
  ['by the end of the week', 'Nov 27'],
  ['the end of next week', 'Dec 4'],
  ['end of the month', 'Nov 30'],
  ['before December the fifth', 'Dec 5'],
  ['by the twenty first', 'Dec 21'],
  ['within two weeks', 'Dec 7'],
  ['by noon', null],
  ['by the second round', null],
  ['as soon as possible', null],
])('%s, said on Monday, November 23, is %s', (due, date) => {
  expect(dateOfDue(due, '2026-11-24T01:00:00Z', 'America/Denver')).toBe(date)
})

test('next Tuesday is one day only when this week has none left', () => {
  const said = (heldAt: string) => dateOfDue('by next Tuesday', heldAt, 'America/Denver')
  expect(said('2026-11-26T18:00:00Z')).toBe('Dec 1')
  expect(said('2026-11-24T01:00:00Z')).toBe(null)
})

test('shares of a talk are whole percents that come to a hundred', () => {
  const said = (words: number) => 'word '.repeat(words)
  for (const counts of [[1, 1, 1], [31, 26, 23, 21], [2, 1], [5], [1, 1, 1, 1, 1, 1, 1]]) {
    const spoke = whoSpoke(
      counts.map((words, index) => ({ speaker: `${index}`, text: said(words) })),
    )
    const percents = spoke.map(({ share }) => Math.round(share * 100))
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  }
})

test.each([
  ['by Friday the sixth', 'Dec 6 is a Sunday'],
  ['by next Tuesday', 'Nov 24 or Dec 1?'],
  ['by Monday', 'Nov 23 or Nov 30?'],
  ['before the fair', 'No exact date'],
])('%s has no date, because: %s', (due, why) => {
  expect(doubtInWords(due, '2026-11-24T01:00:00Z', 'America/Denver')).toBe(why)
})

test.each([
  ['by next Tuesday', 'by next Tuesday (Nov 24 or Dec 1?)'],
  ['before the fair', 'before the fair (no exact date)'],
])('%s is told as it was said, with the day meant', (due, words) => {
  expect(dueInWords(due, '2026-11-24T01:00:00Z', 'America/Denver')).toBe(words)
})
