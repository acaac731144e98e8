import { describe, expect, it, test } from 'vitest'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420199'
const { safety } = PHRASES.en

test('"no, hurry up" takes back no urgency', async () => {
  const turns = ['a pipe burst and my kitchen is flooding', 'Nora Quist', 'yes', 'no hurry up bye']
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.urgent).toBe(true)
})

describe("a relative's phone", () => {
  const TOLD = ['my name is Nora Quist and the pump hums all night']
  const NOT_MINE =
    "no no that's my sister's telephone i'm only over here for the week and anyway the pump"

  it('is not the one to call, whatever is told behind it', async () => {
    const { last, conclusion } = await playCall([...TOLD, NOT_MINE], { caller: CALLER })
    expect(last.text).toMatch(/number/)
    expect(conclusion.message?.phone).toBeNull()
  })

  it('"my number at the house" is', async () => {
    const own =
      "well you'll want my number at the house it's five one two eight four two oh one four four"
    const { conclusion } = await playCall([...TOLD, NOT_MINE, own, 'yes'], { caller: CALLER })
    expect(conclusion.message?.phone).toBe('+15128420144')
  })
})

it.each([
  "my phone's about to die so take my wife's number it's five one two eight four two oh one four four",
  "this phone's nearly dead call my husband's five one two eight four two oh one four four",
])('whose phone is dying is called at the number given: %s', async (said) => {
  const turns = ['the pump hums all night', `nora quist and look ${said}`, 'yes']
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.message?.phone).toBe('+15128420144')
})

describe('water on what carries current', () => {
  it.each([
    'the pump is spraying water all over the electrical panel',
    'water is dripping on the breakers in the basement',
  ])('is a danger, and what to do is said again where it is asked: %s', async (told) => {
    const asked = "it's sixty one twenty sunset trail should i turn the pump off"
    const { replies } = await playCall([told, asked], { caller: CALLER })
    expect(replies[1]?.text).toContain(safety.electric)
    expect(replies[2]?.text).toContain(safety.electric)
  })

  it.each(['the water heater is electric and it drips', 'i want an outlet by the water heater'])(
    'an electric thing with water in it is none: %s',
    async (told) => {
      const { last } = await playCall([told], { caller: CALLER })
      expect(last.text).not.toContain(safety.electric)
    },
  )
})

test.each(['you have my pump and it was due friday so is it ready', 'is my pump done'])(
  'whether it is ready is for the owner, and nothing is said of bookings: %s',
  async (asked) => {
    const { last } = await playCall([asked], { caller: CALLER })
    expect(last.text).toContain('one for the owner')
    expect(last.text).not.toMatch(/booked|we do/i)
  },
)

test('that a day is closed is told once', async () => {
  const { replies } = await playCall(
    [
      'can you come out sunday the pump hums',
      "no i know it's the inspector who comes sunday can you come before",
    ],
    { caller: CALLER },
  )
  expect(replies[1]?.text).toMatch(/closed Sunday/)
  expect(replies[2]?.text).not.toMatch(/closed Sunday/)
})

test('"where\'s the parking" asks for what the owner says of it', async () => {
  const { last } = await playCall(["where's the parking at"], { facts: PLUMBER })
  expect(last.text).toContain('Parking is behind the shop')
})

test('a question behind a long story is judged by itself', async () => {
  const facts = { ...PLUMBER, extra: 'Area: Kyle, Buda and Austin. Not Waco. Visit $89.' }
  const said =
    'hi the pump is spraying everywhere and i need somebody today do you guys come to kyle'
  const { last } = await playCall([said], { facts, caller: CALLER })
  expect(last.text).toContain('Area: Kyle, Buda and Austin')
})

test('a trouble told behind a question is no second question', async () => {
  const facts = {
    ...PLUMBER,
    extra: 'Flooding and burst pipes are passed on as urgent. Please say where the water shows.',
  }
  const said = 'hi are you open right now? my water heater burst and the garage is flooding.'
  const { last } = await playCall([said], { facts, caller: CALLER })
  expect(last.text).toMatch(/open/)
  expect(last.text).not.toMatch(/don't know|other part/)
})
