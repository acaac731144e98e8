import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'

const LANGUAGES: Language[] = ['es', 'fr', 'de', 'pt', 'tr', 'ru']
const facts = { ...PLUMBER, languages: LANGUAGES }
const CALLER = '+15128420199'

const TOLD: Record<Language, string[]> = {
  en: ['my sink leaks', 'Rob Tillman', 'yes'],
  es: ['Hola, se me tapó el lavabo', 'Rosa Quintana', 'sí'],
  fr: ['Bonjour, mon évier est bouché', 'Luc Perrin', 'oui'],
  de: ['Guten Tag, mein Abfluss ist verstopft', 'Jens Kuhl', 'ja'],
  pt: ['Olá, minha pia entupiu', 'Bianca Rezende', 'sim'],
  tr: ['Merhaba, musluğum akıtıyor', 'Ayşe Demir', 'evet'],
  ru: ['Здравствуйте, у меня засорилась раковина', 'Ольга Петрова', 'да'],
}

const UNKNOWN: Record<Language, RegExp> = {
  en: /don't know|not sure|can't advise/,
  es: /no lo sé/,
  fr: /ne le sais pas/,
  de: /weiß ich leider nicht/,
  pt: /não sei|sei, mas/,
  tr: /bilmiyorum|gösteremem/,
  ru: /не знаю/,
}

describe('what the facts do not answer is said to be unknown and noted', () => {
  it.each<[Language, string]>([
    ['en', 'Can I stay in the room while he works on it?'],
    ['en', 'will I need to be home the whole time'],
    ['en', 'should I turn the water off?'],
    ['es', '¿Tengo que estar en casa todo el tiempo?'],
    ['fr', 'est-ce que je dois être là ?'],
    ['de', 'Muss ich dafür zu Hause sein?'],
    ['pt', 'preciso ficar em casa o tempo todo?'],
    ['tr', 'yanında kalabilir miyim?'],
    ['ru', 'мне нужно быть дома?'],
  ])('%s: %s', async (language, asked) => {
    const turns = [...TOLD[language], asked]
    const { last, conclusion } = await playCall(turns, { facts, caller: CALLER })
    expect(last.text).toMatch(UNKNOWN[language])
    expect(conclusion.questions.filter(({ answered }) => !answered)).toHaveLength(1)
  })

  it('and mailed, though the caller gives no name', async () => {
    const turns = ['hi do you sell replacement faucets', "no that's all"]
    const { conclusion } = await playCall(turns, { caller: CALLER })
    expect(conclusion.message).toMatchObject({ phone: CALLER })
    expect(conclusion.message?.text).toContain('replacement faucets')
  })

  it.each<[Language, string]>([
    ['es', 'hay agua por todo el piso'],
    ['pt', 'tem água pelo chão todo'],
  ])('but who tells is not taken to ask: %s: %s', async (language, told) => {
    const turns = [...TOLD[language], told]
    const { conclusion } = await playCall(turns, { facts, caller: CALLER })
    expect(conclusion.questions).toEqual([])
  })

  it('and who asks where to go is not taken to leave', async () => {
    const turns = ['Bonjour, mon évier est bouché', 'où est-ce que je dois aller ?']
    expect((await playCall(turns, { facts, caller: CALLER })).ended).toBe(false)
  })
})

describe('a fact for a caller who speaks another language', () => {
  const salon = {
    ...facts,
    extra:
      "A women's cut is $60. Free parking behind the building. We are at 1410 Lamar Boulevard.",
  }

  it.each<[string, RegExp]>([
    ['Hola, ¿cuánto cuesta un corte de mujer?', /^Son \$60\. La nota que tengo, en inglés, dice: /],
    [
      'Bonjour, est-ce que vous avez un parking ?',
      /^La note que j'ai, en anglais, dit : Free parking/,
    ],
    ['Wo ist der Laden?', /^Die Adresse ist 1410 Lamar Boulevard\. /],
  ])('is said in it where it can be, and else to be in English: %s', async (asked, reply) => {
    expect((await playCall([asked], { facts: salon })).last.text).toMatch(reply)
  })
})

describe('the emergency clinic', () => {
  const vet = {
    ...facts,
    businessName: 'Alder Creek Animal Clinic',
    services: ['Exams'],
    extra: 'After hours, go to Northgate Emergency Vet, 8100 Burnet Road, 512 555 0160.',
  }
  const at = new Date('2026-06-11T03:30:00Z')

  it.each<[string, string]>([
    ['my dog swallowed a sock and cant breathe', 'can you give me that place again'],
    ['my dog swallowed a sock and cant breathe', 'sorry what street was that'],
    ['Mein Hund hat Rattengift gefressen', 'Und wo ist das genau?'],
    ['Mi perro no puede respirar', '¿y cuál es la dirección?'],
  ])('is told again: %s · %s', async (told, asked) => {
    expect((await playCall([told, asked], { facts: vet, at })).last.text).toContain('8100 Burnet')
  })
})

it('asks for more in other words each time', async () => {
  const turns = [...TOLD.en, 'it is in the kitchen', 'the pipe is copper', 'it began on Monday']
  const { replies } = await playCall(turns, { caller: CALLER })
  const closing = replies.slice(-4).map(({ text }) => text)
  expect(new Set(closing).size).toBe(closing.length)
  for (const text of closing) expect(text).toMatch(/\?$/)
})
