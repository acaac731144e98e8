import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import type { Danger } from '../../src/receptionist/notes/notes.ts'
import { PLUMBER, playCall } from './play-call.ts'

const facts = { ...PLUMBER, languages: ['es', 'fr', 'de', 'pt', 'ru', 'tr'] as Language[] }

/** What the caller reports, and the question asked next. */
const ASKED: [Language, Danger, string, string][] = [
  ['en', 'gas', 'there is a strong smell of gas in the garage', 'should I shut the valve first'],
  ['en', 'fire', 'the dryer caught fire', 'can I run back in for my phone'],
  ['en', 'poison', 'my son swallowed some oven cleaner', 'do I need to give him water'],
  ['es', 'fire', 'sale humo del motor de la camioneta', '¿puedo abrir el cofre?'],
  ['es', 'poison', 'mi hija se tragó cloro', '¿le doy agua?'],
  ['fr', 'gas', 'ça sent très fort le gaz au sous-sol', 'je ferme la vanne ?'],
  ['fr', 'fire', "l'essence a coulé et ça brûle", 'on peut retourner dedans ?'],
  ['de', 'fire', 'aus dem Motor kommt Rauch', 'soll ich die Haube aufmachen?'],
  ['de', 'poison', 'mein Sohn hat Bleiche getrunken', 'kann ich ihm Wasser geben'],
  ['pt', 'fire', 'derramei gasolina e pegou fogo', 'posso jogar água?'],
  ['ru', 'gas', 'на кухне сильно пахнет газом', 'мне открыть окно?'],
  ['tr', 'fire', 'motordan duman çıkıyor', 'kaputu açayım mı?'],
]

test.each(ASKED)('%s, %s: %s, and again to "%s"', async (language, danger, told, asked) => {
  const { replies } = await playCall([told, asked], { facts })
  const advice = PHRASES[language].safety[danger]
  expect(replies[1]?.text).toContain(advice)
  expect(replies[2]?.text).toContain(advice)
})

test('what is asked of the business, or after all is well again, is not answered with a danger', async () => {
  const told = 'there is a strong smell of gas in the garage'
  const { gas } = PHRASES.en.safety
  const { replies } = await playCall([told, 'how much is a visit'], { facts })
  expect(replies[2]?.text).not.toContain(gas)
  const over = [
    'it is not an emergency after all, it was a false alarm',
    'can I get a copy of the bill',
  ]
  const later = await playCall([told, ...over], { facts })
  expect(later.last.text).not.toContain(gas)
})

/** The fire is out, in each language. */
const OUT: [Language, string, string, string][] = [
  [
    'en',
    'the dryer caught fire',
    "no no the fire's out we put it out",
    'should i plug it in again',
  ],
  ['es', 'se prendió fuego la secadora', 'no ya se apagó el fuego', '¿la puedo volver a usar?'],
  ['fr', 'le sèche-linge a pris feu', 'non le feu est éteint', 'est-ce que je peux le rallumer ?'],
  ['de', 'der Trockner brennt', 'nein das Feuer ist aus', 'soll ich ihn wieder einschalten'],
  ['pt', 'a secadora pegou fogo', 'não o fogo já apagou', 'posso ligar de novo?'],
  ['ru', 'сушилка загорелась', 'нет пожар потушили', 'можно её снова включить?'],
  ['tr', 'kurutma makinesi yanıyor', 'hayır yangın söndü', 'tekrar çalıştırayım mı?'],
]

test.each(OUT)('%s: %s, and then: %s', async (language, told, out, asked) => {
  const said = (text: string) => ({ kind: 'speech' as const, text, language })
  const { replies } = await playCall([said(told), said(out), said(asked)], { facts })
  const advice = PHRASES[language].safety.fire
  expect(replies[1]?.text).toContain(advice)
  expect(replies[3]?.text).not.toContain(advice)
})
