import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyAsked } from '../../../src/receptionist/facts/likely-asked.ts'
import { readUtterance } from '../../../src/receptionist/understand/utterance.ts'
import { wholeOf } from '../../../src/receptionist/understand/words-left-over.ts'
import { PLUMBER, playCall } from '../play-call.ts'

const HALL = {
  ...PLUMBER,
  businessName: 'Cedar Hall',
  description: 'A hall for parties on the river.',
  services: ['room rental', 'table and chair hire', 'bartending'],
  extra: [
    'The small room holds forty people and the big room two hundred.',
    'A deposit of $300 holds your date and comes back within ten days.',
    'Music has to stop at eleven because of the neighbors.',
    'You may bring your own food, but alcohol only through our bar.',
    'The parking lot has sixty spaces, more on Mill Street.',
  ].join(' '),
}

async function lastReply(...turns: string[]): Promise<string> {
  const played = await playCall(turns, { facts: HALL, caller: '+12545550123' })
  return played.last.text
}

describe('what a turn asks, in words that the owner did not use', () => {
  it.each([
    ['we would be about a hundred and fifty, do we fit in there', 'two hundred'],
    ['how do i get my money back after the party', '$300'],
    ['where would my guests leave their cars', 'sixty spaces'],
  ])('%s', async (asked, told) => {
    expect(await lastReply(asked)).toContain(told)
  })

  it('is answered within a long story', async () => {
    const story =
      'So my daughter turns fifteen in May and there is a lot of family coming up from Laredo.'
    expect(await lastReply(`${story} Where would they all leave their cars?`)).toContain('sixty')
  })

  it.each(['who plays the music', 'do you have a projector'])(
    'is unknown where a fact only speaks of the same thing: %s',
    async (asked) => {
      expect(await lastReply(asked)).toMatch(/don't (?:know|have)/)
    },
  )

  it.each([
    'we paid the deposit for the small room last week and my sister has the receipt',
    'hi it is about the party on saturday the music was too loud for my mother',
  ])('is nothing where it is only told: %s', async (told) => {
    expect(await lastReply(told)).not.toMatch(/\$300|eleven|don't know/)
  })
})

it('who asks takes no leave', async () => {
  const turns = ['We want the small room in May.', 'Jo Reyes', 'Yes.']
  expect(await lastReply(...turns, 'And I can pay part now, part later?')).not.toContain('Goodbye')
})

describe('how likely each is asked for', () => {
  it('adds up to one for any text', () => {
    const texts = fc.oneof(fc.string(), fc.lorem({ maxCount: 30 }))
    fc.assert(
      fc.property(texts, (text) => {
        const utterance = readUtterance(text)
        const { facts, services, hours, unknown, nothing } = likelyAsked(
          utterance,
          'en',
          wholeOf(utterance),
          HALL,
        )
        const all = [...facts, ...services].map(({ likelihood }) => likelihood)
        const sum = [...all, hours, unknown, nothing].reduce((total, one) => total + one, 0)
        expect(sum).toBeCloseTo(1, 4)
      }),
      { numRuns: 50 },
    )
  })
})

const WEEKEND_FEE = { ...PLUMBER, extra: 'Weekend and after hours visits are $150.' }

it.each([
  ['what time do you open monday', 'how about saturday'],
  ['how late are you open friday', 'what about saturday'],
])(
  'a day alone goes on from the hours, whatever else is said of that day: %s, %s',
  async (first, next) => {
    const { last } = await playCall([first, next], { facts: WEEKEND_FEE })
    expect(last.text).toContain('Saturday, 9 AM to 1 PM')
    expect(last.text).not.toContain('$150')
  },
)
