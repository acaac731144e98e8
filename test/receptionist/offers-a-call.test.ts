import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const FRAMER: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Corner Frames',
  description: null,
  services: ['Picture frames', 'Mirrors'],
  extra: 'A small frame is $45. We close at noon on Fridays.',
  languages: ['es', 'fr', 'de', 'pt'],
}
const CALLER = '+15128420177'
const ASKED = 'do you restore old maps'
const OFFER = /Would you like a call back about it\?/

const play = (...turns: string[]) => playCall(turns, { facts: FRAMER, caller: CALLER })

describe('a caller who only asks what nobody here knows', () => {
  test('is asked whether they want a call, and not for a name', async () => {
    const { last } = await play(ASKED)
    expect(last.text).toMatch(OFFER)
    expect(last.text).not.toMatch(/name/)
  })

  test('with a yes is asked for the name', async () => {
    const { last, conclusion } = await play(ASKED, 'yes please')
    expect(last.text).toMatch(/your name\?/)
    expect(conclusion.message?.phone).toBe(CALLER)
  })

  test('with a name says yes', async () => {
    const { last, conclusion } = await play(ASKED, "yeah it's Wanda Klein")
    expect(last.text).toMatch(/Wanda Klein/)
    expect(conclusion.message?.name).toBe('Wanda Klein')
  })

  test('with a no is asked for nothing and leaves nothing; the owner still finds the question', async () => {
    const { replies, conclusion } = await play(ASKED, 'no', 'no thanks')
    const said = replies.map(({ text }) => text).join(' ')
    expect(said).not.toMatch(/name|good for a call back/)
    expect(conclusion.message).toBeNull()
    expect(conclusion.questions.some(({ answered }) => !answered)).toBe(true)
  })

  test('and goes on asking is not offered it again', async () => {
    const { replies } = await play(ASKED, 'what about old coins', 'and do you ship to alaska')
    expect(replies.filter(({ text }) => OFFER.test(text))).toHaveLength(1)
  })

  test.each<[Language, string, RegExp]>([
    ['es', 'Hola, ¿ustedes restauran mapas antiguos?', /¿Quiere que le llamen por eso\?/],
    ['fr', 'Bonjour, est-ce que vous restaurez de vieilles cartes ?', /vous rappelle à ce sujet/],
    ['de', 'Guten Tag, restaurieren Sie auch alte Landkarten?', /deswegen zurückgerufen werden/],
    ['pt', 'Olá, vocês restauram mapas antigos?', /Quer que liguem para você sobre isso\?/],
  ])('hears it in %s', async (_language, asked, offer) => {
    expect((await play(asked)).last.text).toMatch(offer)
  })
})

test('a caller who tells what they need is asked for a name at once', async () => {
  const { last } = await play('i need a mirror cut for my hallway can somebody call me')
  expect(last.text).toMatch(/name\?/)
  expect(last.text).not.toMatch(OFFER)
})
