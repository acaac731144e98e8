import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/languages.ts'
import { builtinReceptionist as receptionist } from '../../src/receptionist/builtin/builtin.ts'
import { PLUMBER, playCall, WEDNESDAY } from './play-call.ts'

describe('the greeting', () => {
  test('names the business, the AI, the recording, and the languages', () => {
    const { text, language, end } = receptionist.greet(PLUMBER, WEDNESDAY)
    expect(text).toContain('Hill Country Plumbing')
    expect(text).toContain('AI')
    expect(text).toContain('recorded and transcribed')
    expect(text).toContain('hablo español')
    expect({ language, end }).toEqual({ language: 'en', end: false })
  })

  test('offers no language the line does not speak', () => {
    const { text } = receptionist.greet({ ...PLUMBER, languages: [] }, WEDNESDAY)
    expect(text).not.toContain('español')
  })
})

describe('a call that goes on in another process', () => {
  test('picks up at the question, without the disclosure', async () => {
    const { dialogue } = await playCall(['My sink is clogged', 'Dana Reyes'])
    const stored = JSON.parse(JSON.stringify(dialogue))
    const { text } = receptionist.resume(PLUMBER, stored, WEDNESDAY)
    expect(text).toContain('best number')
    expect(text).not.toContain('recorded')
  })

  test('does not change the stored state', async () => {
    const { dialogue } = await playCall(['My sink is clogged'])
    const before = structuredClone(dialogue)
    receptionist.resume(PLUMBER, dialogue, WEDNESDAY)
    await receptionist.hear(PLUMBER, dialogue, { kind: 'speech', text: 'Dana' }, WEDNESDAY)
    expect(dialogue).toEqual(before)
  })
})

describe('an interruption', () => {
  test('is answered with nothing and keeps what was missed', async () => {
    const { last, dialogue } = await playCall([
      'My sink is clogged',
      { kind: 'interrupt', utteranceUntilInterrupt: 'Got it.' },
    ])
    expect(last).toEqual({ text: '', language: 'en', end: false })
    expect(dialogue.missed).toBe('May I have your name?')
    expect(dialogue.asked.name).toBe(0)
  })

  test('what was missed is said again when asked for', async () => {
    const { last } = await playCall([
      'Do you fix water heaters?',
      { kind: 'interrupt', utteranceUntilInterrupt: 'Yes,' },
      'Sorry, what did you say?',
    ])
    expect(last.text).toContain('lists Water heater repair')
  })

  test('advice to dial 911 that was not heard is given again', async () => {
    const { last } = await playCall([
      'I smell gas',
      { kind: 'interrupt', utteranceUntilInterrupt: 'If anyone' },
      'there is a gas leak I can hear it',
    ])
    expect(last.text).toContain('911')
  })
})

describe('languages', () => {
  const GREETED: [Language, string, string][] = [
    ['es', 'Hola, tengo una fuga de agua', '¿Me dice su nombre?'],
    ['pt', 'Olá, tenho um vazamento na minha cozinha', 'Qual é o seu nome?'],
    ['fr', "Bonjour, j'ai une fuite dans ma cuisine", 'Quel est votre nom ?'],
    ['tr', 'Merhaba, benim evde su kaçağı var', 'Adınızı alabilir miyim?'],
    ['ru', 'Здравствуйте, у меня течёт труба на кухне', 'Как вас зовут?'],
    ['de', 'Hallo, ich habe ein Leck in der Küche', 'Wie ist Ihr Name?'],
  ]
  const facts = { ...PLUMBER, languages: LANGUAGES.filter((language) => language !== 'en') }

  test.each(GREETED)('%s by the words alone', async (language, said, asks) => {
    const { last, conclusion } = await playCall([said], { facts })
    expect(last.language).toBe(language)
    expect(last.text).toContain(asks)
    expect(conclusion.languages).toEqual([language])
  })

  const WHOLE: [Language, string[], string][] = [
    [
      'pt',
      [
        'Olá, tenho um vazamento na cozinha',
        'Meu nome é João Silva',
        '512 842 2671',
        'sim',
        'não, obrigado',
      ],
      'João Silva',
    ],
    [
      'fr',
      [
        "Bonjour, j'ai une fuite dans ma cuisine",
        "Je m'appelle Claire Dubois",
        '512 842 2671',
        'oui',
        'non merci',
      ],
      'Claire Dubois',
    ],
    [
      'tr',
      [
        'Merhaba, benim evde su kaçağı var',
        'Adım Ayşe Yılmaz',
        '512 842 2671',
        'evet',
        'hayır, teşekkürler',
      ],
      'Ayşe Yılmaz',
    ],
    [
      'ru',
      [
        'Здравствуйте, у меня течёт труба',
        'Меня зовут Иван Петров',
        '512 842 2671',
        'да',
        'нет, спасибо',
      ],
      'Иван Петров',
    ],
    [
      'de',
      [
        'Hallo, ich habe ein Leck in der Küche',
        'Mein Name ist Jürgen Groß',
        '512 842 2671',
        'ja, stimmt',
        'nein danke',
      ],
      'Jürgen Groß',
    ],
  ]

  test.each(WHOLE)('%s: a whole call', async (_language, turns, name) => {
    const { conclusion, ended } = await playCall(turns, { facts })
    expect(conclusion.message).toMatchObject({ name, phone: '+15128422671' })
    expect(ended).toBe(true)
  })

  const URGENT: [Language, string][] = [
    ['es', 'Hola, se reventó un tubo y hay agua por todas partes'],
    ['pt', 'Olá, o cano estourou e está alagando tudo, é urgente'],
    ['fr', "Bonjour, un tuyau a éclaté, il y a de l'eau partout"],
    ['tr', 'Merhaba, boru patladı, her yer su, çok acil'],
    ['ru', 'Здравствуйте, у меня прорвало трубу, срочно'],
    ['de', 'Hallo, ich habe einen Rohrbruch, es ist dringend'],
  ]

  test.each(URGENT)('%s: urgent', async (_language, said) => {
    expect((await playCall([said], { facts })).conclusion.urgent).toBe(true)
  })

  const OPEN: [Language, string, string][] = [
    ['es', 'Hola, ¿están abiertos el sábado?', '9:00 AM a 1:00 PM'],
    ['pt', 'Olá, vocês estão abertos no sábado?', 'das 9:00 às 13:00'],
    ['fr', 'Bonjour, vous êtes ouverts le samedi ?', 'de 9:00 à 13:00'],
    ['tr', 'Merhaba, cumartesi açık mısınız?', '9:00 ile 13:00'],
    ['ru', 'Здравствуйте, вы работаете в субботу?', 'с 9:00 до 13:00'],
    ['de', 'Hallo, haben Sie am Samstag geöffnet?', 'von 9:00 bis 13:00'],
  ]

  test.each(OPEN)('%s: open on Saturday?', async (_language, said, answer) => {
    expect((await playCall([said], { facts })).last.text).toContain(answer)
  })

  test("the recogniser's tag decides where words do not", async () => {
    const { last } = await playCall(
      [{ kind: 'speech', text: 'Ludwigstraße Wasserrohr', language: 'de-DE' }],
      { facts },
    )
    expect(last.language).toBe('de')
  })

  test('a name with Spanish particles switches nothing', async () => {
    const { last } = await playCall(['My sink is clogged', 'Maria de la Cruz'])
    expect(last.language).toBe('en')
  })

  test('a language the line does not speak is refused politely', async () => {
    const { last } = await playCall(['Do you speak French?'])
    expect(last.language).toBe('en')
    expect(last.text).toContain('only speak English and Spanish')
  })

  test('back to English', async () => {
    const { last, conclusion } = await playCall([
      'Hola, tengo una fuga',
      'sorry, my name is Dana Reyes',
    ])
    expect(last.language).toBe('en')
    expect(conclusion.languages).toEqual(['es', 'en'])
  })
})

test('keys: a star clears, a hash ends, zero asks for a person', async () => {
  const keys = (digits: string) => ({ kind: 'digits' as const, digits })
  const cleared = await playCall(['My sink is clogged', 'Dana', keys('999*5128422671')])
  expect(cleared.dialogue.phone).toBe('+15128422671')
  const ended = await playCall(['My sink is clogged', 'Dana', keys('51284#')])
  expect(ended.last.text).toContain("doesn't sound like a full phone number")
  expect(ended.conclusion.message?.text).toContain('51284')
  expect((await playCall([keys('0')])).last.text).toContain('Nobody is free')
})

test('a hung-up call says nothing more', async () => {
  const { dialogue } = await playCall(['bye'])
  const { reply } = await receptionist.hear(
    PLUMBER,
    dialogue,
    { kind: 'speech', text: 'hello' },
    WEDNESDAY,
  )
  expect(reply).toEqual({ text: '', language: 'en', end: true })
})

describe('what the business does not do', () => {
  const facts = { ...PLUMBER, extra: 'We do not work on septic tanks.' }

  test('is no message, whatever they wanted it for', async () => {
    const { conclusion, last } = await playCall(
      ['do you work on septic tanks? ours is due to be pumped', 'no thanks'],
      { facts },
    )
    expect(conclusion).toMatchObject({ outcome: 'answered', message: null })
    expect(last.end).toBe(true)
  })

  test('is a message when it cannot wait, or when there is more', async () => {
    const urgent = 'do you work on septic tanks? sewage is coming up in my shower right now'
    const more =
      'do you work on septic tanks? and then I have a kitchen faucet that drips and I would like somebody to come look at that one day'
    for (const said of [urgent, more]) {
      const { conclusion } = await playCall([said, 'Ana Lopez'], { facts })
      expect(conclusion.message?.text, said).toMatch(/sewage|faucet/i)
    }
  })
})
