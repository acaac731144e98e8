import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420166'
const SAID = '+17372149906'
const READ_BACK = '7 3 7, 2 1 4, 9 9 0 6'
const BEGUN = ['my water heater makes a knocking sound', 'Nora Quist']
const play = (...turns: string[]) => playCall([...BEGUN, ...turns], { caller: CALLER })

describe('a number to be used in place of the caller’s is the one to call, whoever’s it is', () => {
  test.each([
    [
      "uh sure... oh hold on no, that's the shop phone, use my wife's, it's 7 3 7 2 1 4 9 9 0 6, ask for June",
      "my wife's number, ask for June",
    ],
    [
      "yeah that's good oh wait no that one's my office until monday use my sister's it's 737 214 9906",
      "my sister's number",
    ],
    ["okay yes no wait call my daughter's phone 737 214 9906", "my daughter's number"],
    ["yes oh don't call this one call my neighbor 737 214 9906", 'my neighbor'],
  ])('%s', async (said, whose) => {
    const { conclusion, last } = await play(said)
    expect(last.text).toContain(READ_BACK)
    expect(last.text).toContain(`noted: ${whose}.`)
    expect(conclusion.message?.phone).toBe(SAID)
    expect(conclusion.message?.text).toMatch(/Number as said: .*my /)
    expect(conclusion.message?.text).not.toContain('Other number')
  })

  test.each([
    'no i just said use the other one seven three seven two one four nine nine zero six',
    "oh and call my other phone not this one this ones my moms it's 737 214 9906",
  ])('their other phone: %s', async (said) => {
    const { conclusion, last } = await play(said)
    expect(last.text).toContain(READ_BACK)
    expect(conclusion.message?.phone).toBe(SAID)
    expect(conclusion.message?.text).not.toContain('Other number')
  })

  test.each([
    ['a number of theirs that was agreed on', ['yes']],
    ['a number that was read back', ['no use 512 842 0177']],
  ])('after %s', async (_, before) => {
    const said = "oh hold on no don't use that phone use my dad's instead 737 214 9906"
    const { conclusion, last } = await play(...before, said)
    expect(last.text).toContain(READ_BACK)
    expect(conclusion.message?.phone).toBe(SAID)
  })

  test('said as "instead", with a reason between', async () => {
    const said =
      "oh you know what call my brother instead he keeps the books it's Otto, 737 214 9906"
    const { conclusion, last } = await play('yes', said)
    expect(last.text).toContain(READ_BACK)
    expect(conclusion.message?.phone).toBe(SAID)
  })

  test.each([
    "if I don't answer call my brother instead it's 737 214 9906",
    'please call me instead of my brother his number was 737 214 9906',
  ])('but not: %s', async (said) => {
    expect((await play('yes', said)).conclusion.message?.phone).toBe(CALLER)
  })

  test('in Spanish', async () => {
    const turns = ['mi calentador hace ruido', 'soy Nora Quiroga']
    const said = 'sí, ay no, espere, ese es del trabajo, use el de mi esposo, es el 737 214 9906'
    const { conclusion } = await playCall(
      [...turns, said].map((text) => ({ kind: 'speech' as const, text, language: 'es' as const })),
      { caller: CALLER, facts: { ...PLUMBER, languages: ['es'] } },
    )
    expect(conclusion.message?.phone).toBe(SAID)
  })
})

describe('a number told as another way to reach somebody stays an other number', () => {
  test.each([
    ["yes and my wife's is 737 214 9906 if I don't pick up", "my wife's is 737 214 9906 if I"],
    ["yeah oh wait my wife's number is 737 214 9906 too", "wait my wife's number is 737"],
    ["yes oh wait no you can also call my wife's it's 737 214 9906", 'also call'],
    [
      "yes that one is fine oh wait no when I'm out call my wife's 737 214 9906",
      "when I'm out call",
    ],
    ["yes oh no wait don't use my wife's it's 737 214 9906", "use my wife's"],
    [
      "yes that's right and no rush, you can also call the landlord at 737 214 9906",
      'call the landlord',
    ],
  ])('%s', async (said, kept) => {
    const { conclusion } = await play(said, 'no bye')
    expect(conclusion.message?.phone).toBe(CALLER)
    const line = conclusion.message?.text.split('\n').find((one) => /^Other number/.test(one))
    expect(line).toContain(kept)
    expect(line).not.toMatch(/: (yes|yeah)\b/)
  })
})

describe('whose number it is, told with the yes to the reading back, stands beside it', () => {
  test.each([
    ["that's Ruth's yes and she is home after six", "that's Ruth's"],
    ["yes that's my aunt's", "that's my aunt's"],
  ])('%s', async (said, whose) => {
    const { conclusion } = await play('no use 737 214 9906', said, 'no bye')
    expect(conclusion.message?.phone).toBe(SAID)
    expect(conclusion.message?.text).toMatch(new RegExp(`Number as said: .*${whose}`))
  })

  test.each(["yes that's right", "yes that's fine"])('not with: %s', async (said) => {
    const { conclusion } = await play('no use 737 214 9906', said, 'no bye')
    expect(conclusion.message?.text).not.toContain("that's")
  })
})
