import { describe, expect, test } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15125550147'
const TOWING: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Blue Mesa Towing',
  services: ['Towing', 'Jump starts', 'Lockouts'],
  extra: [
    'Hookup $95, then $4 a mile.',
    'dont make keys or program fobs',
    'We go to Kerrville, Ingram and Hunt. Not Fredericksburg.',
    'Storage is $35 a day after the first day.',
  ].join('\n'),
}

const lastReply = async (...turns: string[]) =>
  (await playCall(turns, { facts: TOWING, caller: CALLER })).last.text

test('a fact is told beside a visit that nobody can promise', async () => {
  const reply = await lastReply('can you come tow me to ingram tonight, how much is the hookup')
  expect(reply).toMatch(/Hookup \$95/)
  expect(reply).toMatch(/one for the owner/)
})

test('two or three words behind a sentence belong to it', async () => {
  expect(await lastReply('do you go out to ingram')).toMatch(/Hunt\. Not Fredericksburg\./)
})

describe('a message that is put as a question', () => {
  test.each([
    'did the insurance man ever call you back about my truck',
    'did somebody move my truck to the other lot',
  ])('is not told that it was got: %s', async (asked) => {
    expect(await lastReply(asked)).not.toMatch(/Got it|All right|Okay, I'll pass that on/)
  })

  test.each(['i already sent you the title', 'what a mess, my truck got hit'])(
    'a statement is: %s',
    async (told) => {
      expect(await lastReply(told)).not.toMatch(/don't know/)
    },
  )
})

test('what the line itself named is no name of the caller', async () => {
  const facts = { ...TOWING, extra: `${TOWING.extra}\nNo motorcycles, try Ranger Cycle Haul.` }
  const { conclusion } = await playCall(
    [
      'can you haul my motorcycle and tell dave i called about my truck',
      'no need for a name, ranger cycle you said',
    ],
    { facts, caller: CALLER },
  )
  expect(conclusion.message?.name ?? null).toBeNull()
})
