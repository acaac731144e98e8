import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'

const facts = { ...PLUMBER, languages: ['es', 'fr', 'pt'] as Language[] }
const reply = async (text: string, language: Language) =>
  (await playCall([{ kind: 'speech', text, language }], { facts })).last.text

test.each<[Language, string, string]>([
  [
    'fr',
    'je suis coincé dans les embouteillages je serai en retard',
    'ma mère est coincée sous l’armoire',
  ],
  [
    'es',
    'estoy atrapada en el tráfico voy a llegar tarde',
    'mi papá está atrapado debajo del carro',
  ],
])('%s: stuck in traffic is no danger: %s; trapped is: %s', async (language, late, trapped) => {
  expect(await reply(late, language)).not.toContain('911')
  expect(await reply(trapped, language)).toContain('911')
})

test.each<[Language, string, string]>([
  ['pt', 'quanto fica a revisão é uma máquina só', 'você é uma máquina'],
  ['es', 'mi mamá es una persona mayor y vive sola', 'usted es una persona'],
])('%s: of a machine or a person, not of us: %s; of us: %s', async (language, told, asked) => {
  expect(await reply(told, language)).not.toMatch(/inteligencia artificial|inteligência artificial/)
  expect(await reply(asked, language)).toMatch(/inteligencia artificial|inteligência artificial/)
})

const call = (...turns: string[]) => playCall(turns, { facts: SHOP, caller: '+15053418862' })
const SHOP = {
  ...PLUMBER,
  services: ['Mower repair', 'Chain saw repair'],
  extra: 'We fix Toro, Honda and Husqvarna but not Cub or Troy-Bilt. A tune-up is $75.',
}

test('a name that the owner refuses comes before the service it belongs to', async () => {
  const { last } = await call("i've got a cub mower here and it won't start do you work on those")
  expect(last.text).toContain('but not Cub')
  const { last: other } = await call(
    "i've got a mower here and it won't start do you work on those",
  )
  expect(other.text).not.toContain('but not Cub')
})

test.each(['8862 yes', 'yes eight eight six two', 'uh yeah it is eight eight six two'])(
  'the end of the number they call from is a yes to it: %s',
  async (words) => {
    const { last, conclusion } = await call('my mower died', 'Nora Quist', words)
    expect(last.text).not.toContain('8 8 6 2')
    expect(conclusion.message?.phone).toBe('+15053418862')
  },
)

test.each(['not eight eight six two', 'no eight eight six two is no good'])(
  'near miss, it is asked for still: %s',
  async (words) => {
    const { last } = await call('my mower died', 'Nora Quist', words)
    expect(last.text).not.toMatch(/anything else/i)
  },
)

test('who confirms the number and asks what else we need wants the message passed on', async () => {
  const { last } = await call(
    'my mower died',
    'Nora Quist',
    "yeah that's me um i'm in rio rancho do you need my address or",
  )
  expect(last.text).not.toContain('pass nothing on')
})

test('whether somebody will call is asked, and no time to call', async () => {
  const { conclusion } = await call(
    'my mower died',
    'Nora Quist',
    'yes',
    'is he gonna call me today you think',
  )
  expect(conclusion.message?.text).not.toContain('Best time')
  const wish = await call('my mower died', 'Nora Quist', 'yes', 'can he call me today after four')
  expect(wish.conclusion.message?.text).toContain('Best time')
})

test('a road with a number is no address', async () => {
  const said = "oh the two ninety loop well i don't know are we in it or out of it"
  const { conclusion } = await call('my mower died', 'Nora Quist', 'yes', said)
  expect(conclusion.message?.text).not.toContain('Address')
  const home = await call('my mower died', 'Nora Quist', 'yes', "it's two ninety Willow Loop")
  expect(home.conclusion.message?.text).toContain('Address: two ninety Willow Loop')
})

test('a turn that gives another number puts no other matter in the place of the first', async () => {
  const { conclusion } = await call(
    'you fixed my mower in april and the mower is smoking again just like before',
    'Nora Quist',
    "no don't use this one my phone's dying the mower guy can call my wife at 505 239 4417 and i want the owner",
  )
  expect(conclusion.summary).toContain('You fixed my mower')
})

test('"so good" begins no clause of the headline', async () => {
  const { conclusion } = await call(
    "you'll have to speak up i don't hear so good uh ruth lindqvist i've got my late husband's mower here he died in may and i've got about thirty of them in the barn what do you get for doing those",
  )
  expect(conclusion.summary).not.toMatch(/: Good/)
})
