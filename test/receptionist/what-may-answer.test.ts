import { describe, expect, test } from 'vitest'
import { businesses } from '../../ops/encoder/rows.ts'
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

describe('what may answer', () => {
  test('is told as uncertain, and goes to the owner too', async () => {
    const asked = 'the key is bent can your driver cut me a spare out here'
    const { last, conclusion } = await playCall([asked], { facts: TOWING, caller: CALLER })
    expect(last.text).toMatch(/not certain .* dont make keys or program fobs\. I'll pass your/)
    expect(conclusion.questions.map(({ answered }) => answered)).toEqual([false])
  })

  test('is told beside a visit that nobody can promise', async () => {
    // A carpet cleaner's notes and a caller's words by authors who did not know the engine.
    const [cleaner] = businesses().filter(({ file }) => file === 'f-carpet.txt')
    const asked = cleaner?.rows.find(({ text }) => text.startsWith('we just got the one bedroom'))
    const played = await playCall([asked?.text ?? ''], { facts: cleaner?.facts ?? TOWING })
    expect(played.last.text).toMatch(/owner to confirm.* not certain .* 3 room minimum/)
  })
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
