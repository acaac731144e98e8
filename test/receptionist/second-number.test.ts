import { expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128422671'
const BEGUN = [
  'The toilet in one of my units keeps running.',
  'Nora Quist',
  'No, use my cell, 512 842 2690',
]

test("a number given beside a yes to the reading back is somebody else's", async () => {
  const turns = [
    ...BEGUN,
    "yes that's it and the renter there is Mrs. Ode, her number is 512 842 2755",
    'No, bye',
  ]
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.message?.phone).toBe('+15128422690')
  expect(conclusion.message?.text).toContain('512 842 2755')
})

test('a number that the caller calls theirs is the one to call', async () => {
  const turns = [...BEGUN, 'yes but better call me at 512 842 2755', 'yes', 'No, bye']
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.message?.phone).toBe('+15128422755')
})

test("a number of the business's own facts is never the caller's", async () => {
  const facts = { ...PLUMBER, extra: 'After hours call Night Owl Plumbing at 512-842-0155.' }
  const turns = [...BEGUN.slice(0, 2), 'so that is 512 842 0155 right', 'yes', 'No, bye']
  const { conclusion } = await playCall(turns, { caller: CALLER, facts })
  expect(conclusion.message?.phone).toBe(CALLER)
})
