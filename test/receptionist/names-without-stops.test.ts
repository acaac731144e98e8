import { describe, expect, test } from 'vitest'
import { playCall } from './play-call.ts'

const CALLER = '+15125550142'

/** A recogniser writes hardly any stops and no capitals. */
describe('a name in the middle of what is told', () => {
  test.each([
    ['call me this is priya nair about the water heater', 'Priya Nair'],
    ['my heater is leaking this is priya nair by the way', 'Priya Nair'],
    ["i need a plumber and i'm joanne by the way my sink leaks", 'Joanne'],
    ["my sink leaks and i'm joanne by the way joanne petrakis and it got worse", 'Joanne Petrakis'],
    ["leave him a note that my sink leaks name's kiki dale d a l e", 'Kiki Dale'],
  ])('is the caller’s: %s', async (words, name) => {
    const { conclusion } = await playCall([words, 'yes'], { caller: CALLER })
    expect(conclusion.message?.name).toBe(name)
  })

  test.each([
    'my sink leaks it is a honda civic kind of day',
    "my sink leaks and i'm not happy with you people",
    'this is about the sink my boss said hi to mark',
  ])('is not made of other words: %s', async (words) => {
    const { conclusion } = await playCall([words], { caller: CALLER })
    expect(conclusion.message?.name ?? null).toBeNull()
  })

  test('one on no list is read back before it is kept', async () => {
    const words = 'call me this is priya nair about the water heater'
    const { last } = await playCall([words], { caller: CALLER })
    expect(last.text).toContain('I have Priya Nair.')
  })
})

describe('an answer to the question for a name', () => {
  test.each([
    [['mm marcus t webb'], 'Marcus T Webb'],
    [['marcus i need it today'], 'Marcus'],
    [
      ['yolanda with an i its spelled i o l a n d a', 'yes iolanda marsh and it drips'],
      'Iolanda Marsh',
    ],
  ])('%s is whole: %s', async (words, name) => {
    const { conclusion } = await playCall(['my sink leaks', ...words], { caller: CALLER })
    expect(conclusion.message?.name).toBe(name)
  })
})
