import { describe, expect, test } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const MOVERS: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Harbor Street Movers',
  description: null,
  services: ['Local moves', 'Piano moves', 'Packing', 'Long distance moves'],
  extra:
    'Two movers are $130 an hour. A piano is $250 more. 48 hours notice to cancel or $75. ' +
    'Pickup is by noon, or half a day is added. Owner is Jo.',
  languages: [],
}
const CALLER = '+15127770142'

const play = (...turns: string[]) => playCall(turns, { facts: MOVERS, caller: CALLER })

describe('which number is called back', () => {
  test.each([
    "Sure, this phone's good, and if I can't answer then ring my office on 512 843 6060.",
    "Yeah, this phone, but if I don't pick up, ring the bakery, 512 843 6060.",
    'This one is fine, but if nobody answers call 512 843 6060.',
  ])('the number for when theirs is not answered is only noted: %s', async (said) => {
    const { conclusion } = await play(
      'I need two guys for a piano on Friday',
      'Odessa Farrow',
      said,
    )
    expect(conclusion.message).toMatchObject({ phone: CALLER })
    expect(conclusion.message?.text).toContain('512 843 6060')
  })

  test('the phone in their hand, after another was read back', async () => {
    const { conclusion } = await play(
      'I need two guys for a piano on Friday',
      'Odessa Farrow',
      '512 843 6060',
      "That's my office. Call the phone I'm calling from first.",
    )
    expect(conclusion.message).toMatchObject({ phone: CALLER })
  })

  test('"that’s it", and a question behind it, is a yes', async () => {
    const { last, conclusion } = await play(
      'I need two guys for a piano on Friday',
      'Odessa Farrow',
      '512 843 6060',
      "That's it. What do you charge for two movers?",
    )
    expect(last.text).toContain('$130')
    expect(last.text).not.toMatch(/number|change/i)
    expect(conclusion.message).toMatchObject({ phone: '+15128436060' })
  })
})

describe('what asks nothing of the business', () => {
  test.each([
    'Friday afternoon would suit me if you can, I am off then.',
    'Just have the boss ring me, please, as soon as he can, okay?',
    'Just have Jo ring me, please, before noon, okay?',
    'Tell Jo I bring the boxes, okay?',
  ])('%s', async (said) => {
    const { last, conclusion } = await play(
      'I need two guys for a piano',
      'Odessa Farrow',
      'yes',
      said,
    )
    expect(last.text).not.toMatch(/not certain|don't know|We're open/i)
    expect(conclusion.questions).toHaveLength(0)
  })
})

test('what was told before is not affirmed for another thing asked', async () => {
  const facts = {
    ...MOVERS,
    services: ['General treatment (ants, roaches)', 'Bed bug heat treatment', 'Wasp nest removal'],
  }
  const said = ['roaches came out of my sink', 'do you guys even do nights?']
  const { last } = await playCall(said, { facts, caller: CALLER })
  expect(last.text).not.toMatch(/^Yes/)
})

test('who says that nothing need be passed on is asked for no more', async () => {
  const { replies, conclusion } = await play(
    'Do you move pianos?',
    "You won't have to pass anything on, I only wanted to know. What's a piano?",
    'Okay, thanks, bye.',
  )
  expect(
    replies
      .slice(2)
      .map(({ text }) => text)
      .join(' '),
  ).not.toMatch(/your name|call back/i)
  expect(conclusion.message).toBeNull()
})

describe('whose name it is', () => {
  test('the first name that stands alone, not the one that is spoken of', async () => {
    const { conclusion } = await play(
      'your crew scratched my floor',
      "It's Mrs. Tarkington. T-A-R-K-I-N-G-T-O-N. Lorna. I'm not cross, Dean was as kind as he could be.",
    )
    expect(conclusion.message?.name).not.toContain('Dean')
  })

  test('another first name with the last name that was read back', async () => {
    const { conclusion } = await play(
      'your crew scratched my floor',
      "It's Dean Tarkington.",
      'Lorna Tarkington. Yes to the number.',
    )
    expect(conclusion.message?.name).toBe('Lorna Tarkington')
  })
})

test('who wanted no call and then wants a text leaves a message', async () => {
  const { conclusion } = await play(
    'What do you charge for two movers?',
    "I don't need a call, I'm only asking.",
    'Okay, tell you what, just have them text me a price for the piano. Same number. Lorna Tarkington.',
  )
  expect(conclusion.message).toMatchObject({ phone: CALLER })
  expect(conclusion.message?.text).toContain('price for the piano')
})

test('nights that are counted are no emergency of the night', async () => {
  const facts = {
    ...MOVERS,
    services: ['Cat boarding', 'Dog boarding'],
    extra: 'Dogs are $46/night. Holidays: $50 deposit, 2 night min, none back within 7 days.',
  }
  const said = "I fetched my poodle from you and there's a cut on his ear, and it's bleeding badly."
  const night = new Date('2026-06-11T04:00:00Z')
  const { last } = await playCall([said], { facts, caller: CALLER, at: night })
  expect(last.text).toMatch(/right away/)
  expect(last.text).not.toMatch(/night min|46/)
})

test('a good night behind a statement ends the call', async () => {
  const { last } = await play(
    'I got home and there is a crack in the piano and nobody said a word about it.',
    'Lorna Tarkington',
    'yes',
    'I suppose they can see to that. Well, you have been kind. You have a good night.',
  )
  expect(last.end).toBe(true)
})
