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
    [
      'Hola, ¿qué precio tiene el corte de pelo?',
      /^La nota que tengo, en inglés, dice: A women's cut is \$60\./,
    ],
    [
      'Bonjour, est-ce que vous avez un parking ?',
      /^La note que j'ai, en anglais, dit : Free parking/,
    ],
    ['Wo ist der Laden?', /^Die Adresse ist 1410 Lamar Boulevard\. /],
  ])('is said to be in English, with nothing in front but an address: %s', async (asked, reply) => {
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

describe('what is asked of the call itself', () => {
  const SAID = /8 4 2, 0 1 9 9/
  it.each<[Language, string, RegExp]>([
    ['en', 'hang on which number did you write', SAID],
    ['en', 'what name did you put on it', /I have Rob Tillman\./],
    ['en', 'did you note the bit about the sink', /I wrote down: My sink leaks/],
    ['es', 'oiga, ¿qué número de teléfono apuntó usted?', SAID],
    ['fr', 'vous avez noté quel numéro ?', SAID],
    ['de', 'welche Nummer haben Sie denn notiert?', SAID],
    ['pt', 'qual número você anotou?', SAID],
    ['tr', 'hangi numarayı yazdınız?', SAID],
    ['ru', 'какой номер вы записали?', SAID],
  ])('the notes are read, and of them what is asked for: %s: %s', async (language, asked, told) => {
    const { last, conclusion } = await playCall([...TOLD[language], asked], {
      facts,
      caller: CALLER,
    })
    expect(last.text).toMatch(told)
    expect(conclusion.questions).toEqual([])
  })

  it('of what was not given it is said, and a number is asked about', async () => {
    const turns = [...TOLD.en, 'what email do you have', 'and which number do you have']
    const { replies } = await playCall(turns, { caller: CALLER })
    expect(replies.at(-2)?.text).toContain("I don't have that yet.")
    expect(replies.at(-1)?.text).toMatch(/0 1 9 9\. Is that right\?$/)
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'so is it scheduled', /Nothing's booked yet/],
    ['en', 'does anybody have to call me first', /Nothing's booked yet/],
    ['es', '¿entonces ya quedó agendado el servicio?', /no hay nada agendado/],
    ['de', 'und ist der Termin fest?', /Fest ist noch nichts/],
    ['pt', 'já está marcado?', /não há nada marcado/],
    ['fr', 'le rendez-vous est pris ?', /Rien n'est encore fixé/],
  ])('what happens next is said: %s: %s', async (language, asked, told) => {
    const { last } = await playCall([...TOLD[language], asked], { facts, caller: CALLER })
    expect(last.text).toMatch(told)
  })
})

describe('what is asked again', () => {
  it.each<[Language, string, string, RegExp]>([
    [
      'en',
      'do you rent ladders',
      'no I asked do you rent ladders',
      /I really don't have the answer/,
    ],
    ['en', 'do you rent ladders', "you didn't answer about the ladder", /I really don't have/],
    ['es', '¿alquilan escaleras?', 'le pregunté si alquilan escaleras', /de verdad no tengo/],
    [
      'de',
      'vermieten Sie Leitern?',
      'ich habe gefragt, ob Sie Leitern vermieten',
      /wirklich keine/,
    ],
  ])('is never only acknowledged: %s: %s', async (language, asked, again, told) => {
    const turns = [...TOLD[language], asked, again]
    expect((await playCall(turns, { facts, caller: CALLER })).last.text).toMatch(told)
  })

  const yard = {
    ...facts,
    extra: 'A yard of mulch is $42 within Elgin. Call the night desk at 512-555-0164 after dark.',
  }

  it('a fact that was none to it is not said once more, but is to who wants it again', async () => {
    const asked = 'how much is a yard of mulch'
    const contested = await playCall([asked, "but I'm not within Elgin, no mulch yard here"], {
      facts: yard,
    })
    expect(contested.last.text).not.toContain('$42')
    expect(contested.last.text).toMatch(/I don't know/)
    const again = await playCall([asked, 'how much was the mulch again'], { facts: yard })
    expect(again.last.text).toContain('$42')
  })

  it('a number that is given asks for no number', async () => {
    const turns = ['who do I call after dark', 'Jo Lake', 'my number is 254 555 0177 by the way']
    const { last } = await playCall(turns, { facts: yard, caller: CALLER })
    expect(last.text).toContain('0 1 7 7')
    expect(last.text).not.toContain('night desk')
  })
})

describe('the end of a call', () => {
  it.each([
    'no and you let her know the tub in the hall is nearly full by tonight',
    'no thats it sorry about all the racket in here the kids are home today',
  ])('what is left behind a no is noted, and the call closes: %s', async (words) => {
    const turns = [...TOLD.en, 'it is in the kitchen', 'the pipe is copper', words]
    const { ended, conclusion } = await playCall(turns, { caller: CALLER })
    expect(ended).toBe(true)
    expect(conclusion.message?.text).toContain('copper')
  })

  it('who is in danger and calls for help is let go, and the number they agreed to is kept', async () => {
    const turns = ['my basement is flooding fast', 'Jo Lake', 'never mind Im calling 911']
    const gone = await playCall(turns, { caller: CALLER })
    expect(gone.last.text).toMatch(/^Yes, please do that now\. I'll pass this on/)
    const put = ['my sink leaks', 'Jo Lake', 'no use 254 555 0170', 'no it ends in 77', 'yes bye']
    const { conclusion } = await playCall(put, { caller: CALLER })
    expect(conclusion.message?.phone).toBe('+12545550177')
  })

  it('the owner comes first with what to do of it', async () => {
    const extra = 'If the boiler hisses, call 911 first. Our night line is 512-555-0133 any time.'
    const { last } = await playCall(['help the boiler is bursting water everywhere right now'], {
      facts: { ...facts, extra },
    })
    expect(last.text).toMatch(/call 911 first.*0133/)
  })
})

it('asks for more in other words each time', async () => {
  const turns = [...TOLD.en, 'it is in the kitchen', 'the pipe is copper', 'it began on Monday']
  const { replies } = await playCall(turns, { caller: CALLER })
  const closing = replies.slice(-4).map(({ text }) => text)
  expect(new Set(closing).size).toBe(closing.length)
  for (const text of closing) expect(text).toMatch(/\?$/)
})
