import { describe, expect, it } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420199'
const ASKED = ['do you put in sump pumps', 'and what is the service call fee']

describe('who has only asked', () => {
  it.each([
    "i don't need nobody to call me",
    "you ain't gotta call me back i'm just asking where do i park",
    "nah don't ask nobody do you take checks",
    "don't pass on nothing i only wanted to know",
    "no don't worry about the owner",
  ])('and wants no call leaves no message: %s', async (said) => {
    const { last, conclusion } = await playCall([...ASKED, said, 'alright bye'], { caller: CALLER })
    expect(conclusion.message).toBeNull()
    expect(last.end).toBe(true)
    expect(last.text).not.toContain("I'll pass this on")
  })

  it.each([
    [["i'd like a sump pump put in, do you do those"], "don't call me before nine"],
    [['there is water coming up in my basement'], "you don't need to call me just come"],
    [['do you put in sump pumps'], "don't call me text me on this number please"],
  ])('a wish, a trouble or a way to be reached stands: %s, %s', async (told, said) => {
    const { conclusion } = await playCall([...told, said, 'Nora Quist', 'yes', 'bye'], {
      caller: CALLER,
    })
    expect(conclusion.message?.text).toContain(told[0])
  })

  it('says no to the offer of a call and goes on asking: no name is asked for', async () => {
    const turns = ['do you put in sump pumps', "no that's fine so is there parking for a van"]
    const { replies } = await playCall(turns, { caller: CALLER })
    expect(replies[1]?.text).toContain('call back')
    expect(replies[2]?.text).not.toMatch(/name/)
  })
})

it('"don\'t sell it, and call me" takes nothing back', async () => {
  const told = ['i left a faucet with you to fix', 'Nora Quist', 'yes']
  const { last, conclusion } = await playCall(
    [...told, "no just please don't throw it out and call me if ben needs anything"],
    { caller: CALLER },
  )
  expect(last.text).not.toContain('pass nothing on')
  expect(conclusion.message?.text).toContain("don't throw it out")
})

describe('what was written down', () => {
  const TOLD = [
    "my account number is on the bill your guy came three hours late on friday and left the old pipes on the lawn and the grass is ruined i'd like somebody to clear that up",
    'Nora Quist',
    'yes',
  ]

  it.each([
    ['what about the grass and the pipes did you put any of that down', /I wrote down: .*pipes/],
    ['what number are you calling me on again', /0 1 9 9/],
  ])('is read out where the caller asks: %s', async (said, read) => {
    const { last } = await playCall([...TOLD, said], { caller: CALLER })
    expect(last.text).toMatch(read)
    expect(last.end).toBe(false)
  })

  it('is read out with the words that deny it', async () => {
    const told =
      "and so i can't get there till friday now thing is the boiler only has oil through thursday morning do you charge for filling oil"
    const asked =
      "okay um so you got it right i'm coming friday not tomorrow and the oil runs out thursday morning"
    const { last } = await playCall(['my boiler hums', 'Nora Quist', 'yes', told, asked], {
      caller: CALLER,
    })
    expect(last.text).toContain("can't get there till friday")
  })

  it('is read out before the call ends', async () => {
    const { last } = await playCall([...TOLD, 'no what do you have for me'], { caller: CALLER })
    expect(last.text).toContain('Nora Quist')
    expect(last.end).toBe(false)
  })

  it('"do we get that back" asks the business', async () => {
    const { last } = await playCall([...TOLD, 'if it rains do we get that back'], {
      caller: CALLER,
    })
    expect(last.text).not.toContain('wrote down')
  })
})

describe('numbers', () => {
  const AT_NUMBER = ['my gate sticks', 'Nora Quist']

  it('the part that was wrong, then all of it', async () => {
    const { last } = await playCall(
      [
        ...AT_NUMBER,
        'no five one two eight four three oh one four four',
        'no eight four two five one two eight four two oh one four four',
      ],
      { caller: CALLER },
    )
    expect(last.text).toContain('5 1 2, 8 4 2, 0 1 4 4')
  })

  it("\"that is my wife's phone, mine's …\" is the caller's own", async () => {
    const { last, conclusion } = await playCall(
      [...AT_NUMBER, "no that's my wife's phone mine's 512 842 0144"],
      { caller: CALLER },
    )
    expect(last.text).not.toContain("wife's")
    expect(conclusion.message?.text).not.toContain('Number as said')
  })

  it('a best time begins behind the number', async () => {
    const { conclusion } = await playCall(
      [...AT_NUMBER, "no call my work it's 512 842 0144 after three please"],
      { caller: CALLER },
    )
    expect(conclusion.message?.text).toMatch(/^Best time: after three$/m)
  })
})

describe("the owner's line", () => {
  const lineOf = async (...told: string[]) => {
    const [first = '', ...later] = told
    const turns = [first, 'Nora Quist', 'Yes', ...later, "No, that's all"]
    return (await playCall(turns, { caller: CALLER })).conclusion.summary
  }

  it('reaches the wish at the end of a long turn', async () => {
    const line = await lineOf(
      "i left two boxes of tiles with your guy in the spring before we moved house and then my husband was in hospital for most of the summer and i don't want them thrown out",
    )
    expect(line).toMatch(/boxes of tiles.*don't want them thrown out$/)
  })

  it('tells of what is denied later, though the turn asks something too', async () => {
    const line = await lineOf(
      'i want a heater put in at the house in kyle',
      "yeah that's fine okay so not kyle forget that one the one i really need done is the shop in buda how long is that",
    )
    expect(line).toMatch(/buda/i)
  })
})

it('a language that is denied is not asked for', async () => {
  const facts = { ...PLUMBER, languages: ['es' as const] }
  const said = (text: string) => ({ kind: 'speech' as const, text, language: 'es' })
  const { last } = await playCall(
    [said('hola mi regadera gotea mucho'), said('no le entendí en inglés')],
    { facts, caller: CALLER },
  )
  expect(last.text).not.toContain('Hablo inglés')
})

it('"¿me van a cobrar?" asks for a price, not for a place', async () => {
  const facts = { ...PLUMBER, languages: ['es' as const], description: 'We serve Austin and Kyle.' }
  const said = (text: string) => ({ kind: 'speech' as const, text, language: 'es' })
  const { last } = await playCall(
    [said('hola quiero cambiar mi cita del martes'), said('oiga y me van a cobrar por cambiarla')],
    { facts, caller: CALLER },
  )
  expect(last.text).not.toContain('Kyle')
})
