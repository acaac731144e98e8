import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'

const facts = { ...PLUMBER, languages: ['es', 'fr', 'de', 'pt', 'tr', 'ru'] as Language[] }

const BEGIN: Record<Language, [opening: string, yes: string, no: string]> = {
  en: ['my sink leaks', 'yes', 'no'],
  es: ['Hola, mi lavabo gotea', 'sí', 'no'],
  fr: ['Bonjour, mon évier fuit', 'oui', 'non'],
  de: ['Guten Tag, mein Abfluss ist verstopft', 'ja', 'nein'],
  pt: ['Olá, minha pia está vazando', 'sim', 'não'],
  tr: ['Merhaba, musluğum akıtıyor', 'evet', 'hayır'],
  ru: ['Здравствуйте, у меня течёт кран', 'да', 'нет'],
}

async function phoneAfter(language: Language, words: string) {
  const [opening, yes, no] = BEGIN[language]
  const turns = [opening, 'Ana Vidal, 512 444 0181', yes, words, yes, no]
  const { replies, conclusion } = await playCall(turns, { facts, caller: '+15128420199' })
  return { reply: replies[4]?.text ?? '', phone: conclusion.message?.phone }
}

describe('a part of a number that was agreed on', () => {
  it.each<[Language, string, string]>([
    ['en', 'oh wait, it ends in 90, not 81', '0 1 9 0'],
    ['en', 'no actually, nine-zero at the end', '0 1 9 0'],
    ['en', 'sorry the area code is 737 not 512', '7 3 7, 4 4 4'],
    ['en', "it's five four four, not four four four", '5 1 2, 5 4 4'],
    ['en', 'I think I said eighty one, it should be ninety one', '0 1 9 1'],
    ['en', 'no 91 at the end', '0 1 9 1'],
    ['es', 'perdón, termina en 90', '0 1 9 0'],
    ['fr', 'pardon, les deux derniers chiffres c’est 91', '0 1 9 1'],
    ['fr', 'non attendez, ça finit par 90', '0 1 9 0'],
    ['de', 'Moment, am Ende neun null, nicht acht eins', '0 1 9 0'],
    ['pt', 'desculpa, termina com 90', '0 1 9 0'],
    ['tr', 'yok pardon, sonu 90', '0 1 9 0'],
    ['ru', 'ой нет, в конце 90', '0 1 9 0'],
  ])('%s: is put right and read back: %s', async (language, words, digits) => {
    const { reply, phone } = await phoneAfter(language, words)
    expect(reply).toContain(digits)
    expect(phone?.split('').join(' ')).toContain(digits.replace(',', ''))
  })

  it.each([
    'and I live at number 90',
    'the gate code ends in 90',
    'the serial number ends in 4490 not 4480',
    'my case number ends in 90, not 81',
    'three bridesmaids not two',
  ])('is left as it was by other numbers: %s', async (words) => {
    expect((await phoneAfter('en', words)).phone).toBe('+15124440181')
  })

  it('is asked for whole where it is not clear which', async () => {
    const { reply, phone } = await phoneAfter('en', 'no wait it ends in 77, not 33')
    expect(reply).toMatch(/number/)
    expect(phone).toBe('+15124440181')
  })

  it('reaches the owner beside the old one when the caller hangs up', async () => {
    const turns = ['my sink leaks', 'Ana Vidal, 512 444 0181', 'yes', 'sorry, it ends in 90']
    const { conclusion } = await playCall(turns, { facts })
    expect(conclusion.message?.text).toMatch(/Other number: .*512\) 444-0190/)
  })

  it('takes no message back with it', async () => {
    const turns = ['my sink leaks', 'Ana Vidal, 512 444 0181', 'yes', 'I gave you the wrong number']
    const { replies } = await playCall(turns, { facts })
    expect(replies.at(-1)?.text).toMatch(/number/)
    const more = await playCall([...turns, '512 444 0190', 'yes', 'no'], { facts })
    expect(more.conclusion.message).toMatchObject({ phone: '+15124440190' })
  })
})

describe('what is said not to be urgent', () => {
  it.each<[Language, string, string, boolean]>([
    ['en', 'a pipe burst and water is everywhere', 'urgent it is not anymore', false],
    ['es', 'se rompió un tubo y sale agua por todos lados', 'urgente no es, ya cerré', false],
    ['es', 'se rompió un tubo y sale agua por todos lados', 'sí es urgente, no es broma', true],
    ['fr', 'il y a une grosse fuite, l’eau coule partout', 'urgent, non, j’ai coupé l’eau', false],
    ['de', 'ein Rohr ist geplatzt und alles ist nass', 'dringend ist es aber nicht', false],
    ['pt', 'estourou um cano e tem água por todo lado', 'emergência já não é', false],
    ['tr', 'boru patladı her yer su', 'acil değil aslında, vanayı kapattım', false],
    ['ru', 'прорвало трубу, всё заливает', 'это не срочно, я перекрыл', false],
  ])('%s: %s · %s', async (language, told, denied, urgent) => {
    const [opening] = BEGIN[language]
    const hello = language === 'en' ? '' : `${opening.split(',')[0]}, `
    const { conclusion } = await playCall([hello + told, denied], { facts })
    expect(conclusion.urgent).toBe(urgent)
  })
})
