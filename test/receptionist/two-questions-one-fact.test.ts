import { expect, test } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

/** Two questions in one breath: the fact that answers the first is no answer to the second because they stand together. */
const BOATS: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Gull Point Boat Storage',
  services: ['Winter storage', 'Shrink wrapping'],
  extra:
    'Storage is $38 a foot for the winter, half of it due in October. Shrink wrapping is $21 a foot and we take it off for free in spring. ' +
    'Hauling out starts September 15, call two weeks ahead. We are insured, but your own policy has to cover the boat.',
}

const ask = async (words: string) => playCall([words], { facts: BOATS, caller: '+15128420144' })

test.each([
  ['how much is the shrink wrap and how many weeks does that hold', '$21 a foot'],
  ['when do you start hauling out and do i get a discount for going first', 'September 15'],
  ['when do you start hauling out and is there a bathroom out there i can use', 'September 15'],
])('the second is called unknown and noted: %s', async (words, told) => {
  const { last, conclusion } = await ask(words)
  expect(last.text).toContain(told)
  expect(last.text).toMatch(/don't know|pass/i)
  expect(conclusion.questions.filter(({ answered }) => !answered)).toHaveLength(1)
})

test.each([
  ['when do you start hauling out and how early do i need to call', 'two weeks ahead'],
  ['what does shrink wrapping run and do you charge to take it off', '$21 a foot'],
  ['what does storage run and when is it due', '$38 a foot'],
])('near miss: one fact answers both: %s', async (words, told) => {
  const { last, conclusion } = await ask(words)
  expect(last.text).toContain(told)
  expect(last.text).not.toMatch(/don't know|pass/i)
  expect(conclusion.questions.filter(({ answered }) => !answered)).toHaveLength(0)
})
