import { expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

/** What live callers of round 41 said, in other words. */
const KNOWN = ['my sink drips a bit', 'Ann Lee', 'yes']
const replyTo = async (said: string, before: readonly string[] = KNOWN, extra = PLUMBER.extra) =>
  (await playCall([...before, said], { caller: '+15128420144', facts: { ...PLUMBER, extra } })).last

test.each([
  'hello my tub is clogged again and i was hoping to see if someone could have a look',
  'i was wondering whether you fellas would run out and quote me on new pipes for the whole house',
])('who wants somebody to come is not told that it is unknown: %s', async (said) => {
  const { text } = await replyTo(said, [])
  expect(text).not.toMatch(/don't know/)
  expect(text).toMatch(/your name/)
})

test('a change of mind is no question', async () => {
  const { text } = await replyTo(
    "oh shoot no not monday that's my mom's surgery wednesday is better",
  )
  expect(text).not.toMatch(/don't know|don't have/)
})

test('a time among other talk is noted, and not read back with it', async () => {
  const said = "yes that's my cell but after four i work nights so i'm in bed till then"
  const { last, conclusion } = await playCall([...KNOWN.slice(0, 2), said], {
    caller: '+15128420144',
  })
  expect(last.text).toMatch(/noted when to call/)
  expect(conclusion.message?.text).toContain('after four')
})

test('somebody else in the story does not make the name theirs', async () => {
  const { conclusion } = await playCall(
    [KNOWN[0] ?? '', "well my neighbor told me you had one price um it's dorothy kessler", 'yes'],
    { caller: '+15128420144' },
  )
  expect(conclusion.message?.name).toBe('Dorothy Kessler')
})

test('a first name and a surname each spelled behind itself', async () => {
  const { last } = await playCall([KNOWN[0] ?? '', "it's priya p r i y a raman r a m a n"], {
    caller: '+15128420144',
  })
  expect(last.text).toContain('Priya Raman?')
})

test("the other's number is the one to call where the own one is not agreed to", async () => {
  const said =
    "um mine cuts out up here call my fiance's it's eight two eight seven seven five three three nine oh"
  const { conclusion } = await playCall([...KNOWN.slice(0, 2), said, 'yes', 'no thanks'], {
    caller: '+15128420144',
  })
  expect(conclusion.message?.phone).toBe('+18287753390')
})

test.each([
  ['how much is the exam', 'Exam 62. Rabies 24.', 'Exam 62'],
  ["what's a faucet repair", 'Faucet repair $140.', '$140'],
])('a price in shorthand, or asked for by its thing alone: %s', async (said, extra, price) => {
  const services = [...PLUMBER.services, 'Faucet repair', 'Exam']
  const { last } = await playCall([said], { facts: { ...PLUMBER, services, extra } })
  expect(last.text).toContain(price)
})

test.each(['We open at 10.', 'Call 911.', 'Suite 200.', 'Been here since 1994.'])(
  'is no price: %s',
  async (extra) => {
    const { last } = await playCall(['how much is a leak detection'], {
      facts: { ...PLUMBER, extra },
    })
    expect(last.text).not.toContain(extra.replace('.', ''))
  },
)
