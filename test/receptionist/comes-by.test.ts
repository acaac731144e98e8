import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'

const reply = async (text: string, language: Language = 'en') => {
  const facts = { ...PLUMBER, languages: [language] }
  return (await playCall([{ kind: 'speech', text, language }], { facts })).last.text
}

describe('who would come by at a time hears whether it is open then', () => {
  test.each([
    'could i swing by the shop friday around two and pay you',
    'if i come by around two on friday is anybody gonna be there',
    'i could be over there by two on friday is that too early',
  ])('%s', async (said) => {
    expect(await reply(said)).toMatch(/open Friday.* 2 PM.*9 AM to 5 PM/)
  })

  test('and hears when it is closed', async () => {
    const said = await reply('can we stop in saturday at four to look at faucets')
    expect(said).toMatch(/not Saturday.* 4 PM/)
    expect(said).toMatch(/9 AM to 1 PM/)
  })

  test.each<[Language, string, RegExp]>([
    ['es', 'puedo pasar el viernes a las dos', /viernes/],
    ['de', 'kann ich am Freitag um zwei vorbeikommen', /Freitag/],
    ['fr', 'je peux passer vendredi à quatorze heures', /vendredi/],
    ['pt', 'posso passar na sexta às duas', /sexta/],
  ])('%s: %s', async (language, said, day) => {
    expect(await reply(said, language)).toMatch(day)
  })
})

test('of a visit to the caller the owner decides, and no hours are told', async () => {
  const said = await reply('could somebody come out here friday around two')
  expect(said).toMatch(/one for the owner/)
  expect(said).not.toMatch(/9 AM/)
})
