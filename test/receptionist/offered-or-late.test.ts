import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { PLUMBER, playCall } from './play-call.ts'

const facts = { ...PLUMBER, languages: ['es', 'fr', 'de', 'pt', 'ru', 'tr'] satisfies Language[] }

const OFFERS: [Language, matter: string, offer: string][] = [
  ['en', 'my drain is slow', 'can i give you my number'],
  ['en', 'my drain is slow', 'do you need my phone number'],
  ['es', 'hola mi desagüe está lento', 'le puedo dar mi número'],
  ['fr', 'bonjour mon évier est bouché', 'est-ce que je peux vous donner mon numéro'],
  ['de', 'hallo mein Abfluss ist verstopft', 'kann ich Ihnen meine Nummer geben'],
  ['pt', 'olá minha pia está entupida', 'posso deixar o meu número'],
  ['ru', 'здравствуйте у меня засорилась раковина', 'можно я вам оставлю свой номер'],
  ['tr', 'merhaba benim lavabom tıkandı bir tesisatçı lazım', 'size numaramı vereyim mi'],
]

test.each(OFFERS)('%s, %s: "%s" is no question for the owner', async (language, matter, offer) => {
  const { replies, conclusion } = await playCall([matter, offer], { facts })
  expect(replies[2]?.text).toContain(PHRASES[language].askPhone)
  expect(conclusion.message?.text).not.toContain(offer)
})

const LATE: [Language, matter: string, yes: string][] = [
  ['en', 'my drain is slow', 'yes'],
  ['es', 'hola mi desagüe está lento', 'sí'],
  ['fr', 'bonjour mon évier est bouché', 'oui'],
  ['de', 'hallo mein Abfluss ist verstopft', 'ja'],
  ['pt', 'olá minha pia está entupida', 'sim'],
]

test.each(LATE)('%s, %s: a full name said late is the name', async (_language, matter, yes) => {
  const number = '512 842 2671'
  const turns = [matter, number, number, yes, 'olga brandt']
  const { replies, conclusion } = await playCall(turns, { facts })
  expect(replies.at(-1)?.text).toContain('Olga Brandt')
  expect(conclusion.message?.name).toBe('Olga Brandt')
  expect(conclusion.message?.text).not.toMatch(/olga/i)
})

test('a name that is also what a month is cut to is a name', async () => {
  const { conclusion } = await playCall(['my drain is slow', 'jan', '512 842 2671', 'yes'])
  expect(conclusion.message?.name).toBe('Jan')
})

test("another language's greeting is no matter", async () => {
  const { replies, conclusion } = await playCall(['hola', 'my drain is slow'], { facts })
  expect(replies[1]?.text).toBe(PHRASES.en.askNeed)
  expect(conclusion.message?.text).toBe('my drain is slow.')
})

test('a best time is told to be noted', async () => {
  const { replies } = await playCall(['my drain is slow', 'have him call me before five'])
  expect(replies[2]?.text).toContain(PHRASES.en.notedAs('before five'))
})
