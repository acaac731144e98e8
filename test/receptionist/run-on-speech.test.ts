import { describe, expect, test } from 'vitest'
import { eachFact } from '../../src/receptionist/facts/each-fact.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

/** Speech has few stops: what a caller means by one part of a turn must not be read into another. */
const TREES: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Cedar Ridge Tree Care',
  description: null,
  services: ['Tree removal', 'Stump grinding'],
  extra:
    'Cash or check, no cards. Fully insured. Mulch is free if you load it. Parking behind the yard on Mill Rd. Trucks leave at 7.',
}
const CALLER = '+15128420144'
const play = (...turns: string[]) => playCall(turns, { facts: TREES, caller: CALLER })
const bestTimeOf = ({ conclusion }: Awaited<ReturnType<typeof play>>) =>
  /^Best time: (.*)$/m.exec(conclusion.message?.text ?? '')?.[1]

describe("the owner's facts stand alone", () => {
  test('a short sentence is a fact of its own, unless it leans on the one before', () => {
    expect(eachFact('Cash or check. Fully insured. Diagnostics are free.')).toHaveLength(3)
    expect(eachFact('We go to Elgin and Bastrop. Not Austin.')).toHaveLength(1)
    expect(eachFact('Open daily. By appointment only.')).toHaveLength(1)
  })

  test('a street that ends a sentence ends it', () => {
    expect(eachFact('Parking behind the yard on Mill Rd. Trucks leave at 7.')).toHaveLength(2)
    expect(eachFact('We are at 12 Mill Rd. Suite 5 in Austin.')).toHaveLength(1)
  })

  test('who asks about cards hears nothing of insurance', async () => {
    const { replies } = await play('do you take cards')
    expect(replies[1]?.text).toContain('Cash or check, no cards.')
    expect(replies[1]?.text).not.toContain('insured')
  })
})

describe('a time to be called is no question', () => {
  test.each([
    'okay can they call me tomorrow like after three',
    "and if they call i'm free at lunch on weekdays so twelve to one",
  ])('%s', async (wish) => {
    const call = await play('i need a stump ground out', 'Nora Quist', 'yes', wish, 'no bye')
    expect(call.replies[4]?.text).toMatch(/noted/)
    expect(call.replies[4]?.text).not.toMatch(/don't (have|know)|owner/)
    expect(call.conclusion.message?.text).not.toContain('not answered')
    expect(bestTimeOf(call)).toMatch(/after three|twelve to one/)
  })
})

describe('the best time ends where something else begins', () => {
  test.each([
    ["call me as soon as they can it's the house on the corner", 'as soon as they can'],
    ["call me tomorrow after five i've got class till then", 'tomorrow after five'],
    ['call me friday morning and you guys open tuesday', 'friday morning'],
    [
      'have them call me tonight after seven and also my son had a fever last night',
      'tonight after seven',
    ],
    ['call me on weekdays after nine that is all', 'weekdays after nine'],
  ])('%s', async (wish, best) => {
    expect(
      bestTimeOf(await play('i need a stump ground out', 'Nora Quist', 'yes', wish, 'no bye')),
    ).toBe(best)
  })

  test('a "not" stays with the time that it denies', async () => {
    const call = await play(
      'i need a stump ground out',
      'Nora Quist',
      'yes',
      'have them call me tonight after seven',
      "what no not tomorrow at seven the call's tonight after seven tonight",
      'no bye',
    )
    expect(bestTimeOf(call)).toMatch(/after seven/)
    expect(bestTimeOf(call)).not.toMatch(/(?<!not )tomorrow/)
  })
})

describe('refusals in one call add up', () => {
  const before = [
    'got any mulch i could haul off for my beds',
    "nah no message i'm just asking is the mulch free",
    "no don't need a call back are you around saturday",
  ]

  test('who only asks and says so once leaves no message, and is asked for nothing', async () => {
    const { replies, conclusion } = await play(
      ...before,
      'what are your hours saturday',
      "no don't note anything i'm good thanks",
    )
    for (const { text } of replies.slice(2)) expect(text).not.toMatch(/name|call back|owner/)
    expect(conclusion.message).toBeNull()
  })

  test('who told of a matter is asked about the second, and the third is one', async () => {
    const { replies, conclusion } = await play(
      'i have a stump to be ground out',
      ...before.slice(1),
      'what are your hours saturday',
      "no don't note anything i'm good thanks",
    )
    expect(replies[3]?.text).toContain('pass nothing on?')
    expect(conclusion.message).toBeNull()
  })

  test('who wants to be called after all is', async () => {
    const { conclusion, replies } = await play(
      ...before,
      'actually have somebody call me about a stump',
      'Nora Quist',
      'yes',
      'no thanks bye',
    )
    expect(replies[4]?.text).toContain('your name?')
    expect(conclusion.message).toMatchObject({ name: 'Nora Quist', phone: CALLER })
  })
})

describe('names', () => {
  test('somebody else of the family takes no name that was given', async () => {
    const { conclusion } = await play(
      'his grandma has to sign for the tree it is ruth abbott not his mom',
      "gwen abbott i'm his aunt",
      'yes',
      "have somebody call me so i know they got it and it's ruth abbott a b b o t t",
    )
    expect(conclusion.message?.name).toBe('Gwen Abbott')
  })

  test('a surname that looks like a form of an everyday word is kept', async () => {
    const { conclusion } = await play(
      'a tree fell on my fence',
      'marcus teller can you come today',
      'yes',
      'bye',
    )
    expect(conclusion.message?.name).toBe('Marcus Teller')
  })

  test('a name spelled later, beside the number, is put right', async () => {
    const { conclusion } = await play(
      'a tree fell on my fence',
      'glen sorrel',
      "i mean i'm on my wife's phone call this one yeah fine this one and it's sorrell s o r r e l l",
      'yes',
      'no bye',
    )
    expect(conclusion.message?.name).toBe('Glen Sorrell')
  })
})

test('who asks for somebody within the hour is not read the opening hours', async () => {
  const { replies } = await play(
    'oh my god a big tree just came down on my carport in the storm and my car is under it can somebody be here in the hour',
  )
  expect(replies[1]?.text).not.toMatch(/We're open|closed/)
})
