import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CLEANERS = {
  ...PLUMBER,
  businessName: 'Bright Oak Cleaning',
  description: 'We clean homes and small offices.',
  services: [
    'Two cleaners $80 an hour',
    'Three cleaners $115 an hour',
    'Oven cleaning $45',
    'Window washing $12 a window',
  ],
  extra: 'A second visit in the same week is ten percent off. We bring our own supplies.',
  languages: [],
}

async function lastReply(...turns: string[]): Promise<string> {
  return (await playCall(turns, { facts: CLEANERS, caller: '+15128420144' })).last.text
}

describe('a short question goes on from the one before', () => {
  test.each([
    ['how much are two cleaners', "well what's three people then", '$115'],
    ['how much are two cleaners', 'okay and what about three', '$115'],
    ['how much is the oven cleaning', 'and the windows', '$12'],
    ['do you clean ovens', 'how much is that', '$45'],
  ])('%s; %s', async (first, then, price) => {
    expect(await lastReply(first, then)).toContain(price)
  })

  test('a count after a price is no time of day, and "the second one" no date', async () => {
    for (const then of ['okay and what about three', 'and the second one'])
      expect(await lastReply('how much are two cleaners', then)).not.toMatch(/open|AM|PM/)
  })

  // Near misses: of another thing.
  test.each([
    ['how much are two cleaners', 'do you take dogs'],
    ['how much are two cleaners', 'what about gift cards'],
    ['how much is the oven cleaning', 'are you hiring'],
  ])('but not: %s; %s', async (first, then) => {
    expect(await lastReply(first, then)).not.toContain('$')
  })

  test('and after hours it is a day', async () => {
    expect(await lastReply('are you open friday', 'what about saturday')).toContain('Saturday')
  })
})
