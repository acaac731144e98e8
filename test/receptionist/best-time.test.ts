import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'
import { hearSlots } from './slots/hear-slots.ts'

const CALLER = '+15127770142'

async function bestTime(...turns: string[]): Promise<string | null> {
  const { conclusion } = await playCall(turns, { caller: CALLER })
  return /^Best time: (.*)$/m.exec(conclusion.message?.text ?? '')?.[1] ?? null
}

describe('a time of two clauses is told with its sentence', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'I get to the clinic at ten so evenings are best to call me.',
      'I get to the clinic at ten so evenings are best to call me',
    ],
    [
      'en',
      "I teach until three so don't ring me before then",
      "I teach until three so don't ring me before then",
    ],
    ['fr', 'Appelez-moi entre midi et trois heures', 'entre midi et trois heures'],
    ['es', 'llámeme entre las dos y las cuatro', 'entre las dos y las cuatro'],
    // Near misses: what is clean stays as it was.
    ['en', 'call me after seven', 'after seven'],
    ['en', 'any time but Fridays', 'any time but Fridays'],
  ])('%s: %s', (language, text, when) => {
    expect(hearSlots(text, { language, expects: 'more' }).availability?.text ?? null).toBe(when)
  })
})

describe('whole clauses are told, since half of one may say the reverse', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'i drive a bus till two so ring me after that',
      'i drive a bus till two so ring me after that',
    ],
    [
      'en',
      'the lid is cracked and i am at choir so if one of them could ring me after nine',
      'after nine',
    ],
    [
      'en',
      'she wraps up at eight so anytime after eight fifteen works',
      'she wraps up at eight so anytime after eight fifteen works',
    ],
    [
      'en',
      'it is for the two by six boards and mornings work best for us',
      'mornings work best for us',
    ],
    [
      'en',
      'ring me monday morning oh wait no monday is bad make it thursday morning',
      'thursday morning',
    ],
    ['en', 'have one of them ring me as soon as they can', 'as soon as they can'],
    [
      'es',
      'trabajo hasta las dos y media así que llámeme después de eso',
      'trabajo hasta las dos y media así que llámeme después de eso',
    ],
    ['pt', 'só na segunda ou na terça, de tarde', 'na segunda ou na terça, de tarde'],
  ])('%s: %s', (language, text, when) => {
    expect(hearSlots(text, { language, expects: 'caller_phone' }).availability?.text).toBe(when)
  })
})

test('what a later sentence corrects is not told', async () => {
  const said =
    "Wednesday at noon is good to ring me. Oh wait no, I've got choir then. Make it Friday evening."
  expect(await bestTime('I would like a quote', 'Ann Lee', 'yes', said, 'that is all')).toMatch(
    /^((?!Wednesday).)*Friday evening/,
  )
})

test('a question behind the time is none of it', async () => {
  const said =
    "that one works but i'm on a roof till like three so after three is better do you take cards"
  expect(await bestTime('I would like a quote', 'Ann Lee', said, 'that is all')).toBe(
    "i'm on a roof till like three so after three is better",
  )
})

test('a call that somebody promised is no best time', async () => {
  const said = 'well your manager said he would call us by noon and we are still waiting'
  expect(await bestTime('I would like a quote', 'Ann Lee', 'yes', said, 'that is all')).toBeNull()
})

test('a call asked for in an urgent turn is a best time too', async () => {
  const said = 'the ceiling is dripping on my bed so ring me after four thirty'
  expect(await bestTime(said, 'Ann Lee', 'yes', 'that is all')).toBe('after four thirty')
})

describe('a call asked for at a time is a best time, in a question too', () => {
  test.each([
    ['Could somebody ring me before eight in the morning?', 'before eight in the morning'],
    ['Will the doctor call me after six?', 'after six'],
    // Near misses: times of something else.
    ['Can somebody come before eight in the morning?', null],
    ['Do you close before eight in the evening?', null],
  ])('%s', async (text, when) => {
    expect(await bestTime('I would like a quote', 'Ann Lee', 'yes', text, 'that is all')).toBe(when)
  })
})

test('who asks to be called at a time is not told our hours', async () => {
  const said = ['Are you open on Thursday?', 'Could somebody ring me before nine in the morning?']
  const { last } = await playCall(said, { caller: CALLER })
  expect(last.text).not.toMatch(/open|closed|hours/i)
})

describe('a time that is not for a call is no best time', () => {
  test.each([
    ['Today?', 'more'],
    ['tomorrow then, please', 'name'],
    ['Okay, Mondays or Wednesdays at nine, got it.', 'name'],
    ['Friday, please', 'more'],
    ['Morning. I would like a quote for a fence.', 'open'],
  ] as const)('%s, asked for %s', (text, expects) => {
    expect(hearSlots(text, { expects }).availability).toBeNull()
  })

  test.each([
    ['mornings', 'caller_phone'],
    ['tuesday morning or wednesday after two', 'more'],
  ] as const)('but %s, asked for %s, is one', (text, expects) => {
    expect(hearSlots(text, { expects }).availability?.text).toBe(text)
  })

  test.each([
    ["I'd like to move my Tuesday appointment to any day after the ninth", null],
    ['i want to drop the mower off any time before noon on monday', null],
    // Near misses: the time itself is what they want.
    ["I'd like any time after five", "I'd like any time after five"],
  ])('of something they want done: %s', async (said, when) => {
    expect(await bestTime(said, 'Ann Lee', 'yes', 'that is all')).toBe(when)
  })

  test('of a visit that is asked for', async () => {
    const asked = 'I meant any evening. Are you open late one day?'
    expect(await bestTime('my sink is clogged, can you fix it', 'Ann Lee', asked)).toBeNull()
  })
})

describe('a wish to be called', () => {
  test.each<[Language, string, string]>([
    ['en', 'I want a call this evening, before eight.', 'this evening, before eight'],
    ['en', 'You have him call before noon.', 'before noon'],
    ['en', 'ask her to let the owner call tomorrow morning', 'tomorrow morning'],
    ['es', 'quiero una llamada después de las seis', 'después de las seis'],
    ['fr', 'je voudrais un appel après dix-sept heures', 'après dix-sept heures'],
    ['de', 'ich brauche einen Anruf nach fünfzehn Uhr', 'nach fünfzehn Uhr'],
    ['pt', 'quero uma ligação depois das três', 'depois das três'],
    ['tr', 'altıdan sonra arasınlar', 'altıdan sonra'],
  ])('%s: %s', (language, text, when) => {
    const heard = hearSlots(text, { language, expects: 'more' }).availability
    expect(heard?.text).toContain(when)
    expect(heard?.isOfCall).toBe(true)
  })
})

test('a condition is told with what follows from it', async () => {
  const said =
    "yeah but call me not before eleven and if you call at lunch i won't pick up so say two to four"
  expect(await bestTime('my sink leaks', 'Ann Lee', said)).toBe(
    "call me not before eleven and if you call at lunch i won't pick up so say two to four",
  )
})

describe('the last word on when to call wins', () => {
  test('in full', async () => {
    const turns = [
      'my sink leaks',
      'Ann Lee',
      'yes, afternoons are best',
      'just call me after five',
    ]
    expect(await bestTime(...turns)).toBe('after five')
  })

  test('but a day that is denied stands beside what was noted, with its hour', async () => {
    const turns = ['my sink leaks', 'Ann Lee', 'yes, call me on tuesday after four'] as const
    const words = "sorry it's wednesday not tuesday i work tuesdays"
    expect(await bestTime(...turns, words)).toBe(
      'tuesday after four; wednesday not tuesday i work tuesdays',
    )
  })

  test('but what only adds to it is added', async () => {
    const turns = [
      'my sink leaks',
      'Ann Lee',
      'yes, call me after five',
      "but don't call me before noon",
    ]
    expect(await bestTime(...turns)).toMatch(/after five.*noon/)
  })
})

describe('a time in something else than when to call is no best time', () => {
  const LEFT = {
    en: ['my rabbit needs her teeth done', 'Ida Moss'],
    es: ['mi coneja necesita una revisión', 'Ida Mora'],
    fr: ['ma lapine a besoin d’un contrôle', 'Ida Moreau'],
    de: ['mein hase braucht eine untersuchung', 'Ida Moos'],
    pt: ['minha coelha precisa de uma consulta', 'Ida Moura'],
  } as const
  const bestOf = async (language: keyof typeof LEFT, said: string) => {
    const turns = [...LEFT[language], said].map((text) => ({
      kind: 'speech' as const,
      text,
      language,
    }))
    const facts = { ...PLUMBER, languages: language === 'en' ? [] : [language] }
    const { conclusion } = await playCall(turns, { facts, caller: '+15128420144' })
    return /^Best time: (.*)$/m.exec(conclusion.message?.text ?? '')?.[1] ?? null
  }

  test.each([
    ['en', 'yes. at noon do your people eat'],
    ['en', 'yes, some time next month would be best for the teeth'],
    ['es', 'sí, lo más tarde que puedo pasar es a las siete'],
    ['fr', 'oui, le plus tard que je peux passer c’est vers sept heures'],
    ['de', 'ja und ich wollte wissen ob dienstag vormittag noch etwas geht'],
    ['pt', 'sim, na terça de tarde a doutora tá né'],
    ['pt', 'sim, o mais cedo que consigo chegar é sete horas'],
  ] as const)('%s: %s', async (language, said) => {
    expect(await bestOf(language, said)).toBeNull()
  })

  test.each([
    ['en', 'yes, evenings are best for me', 'evenings'],
    ['en', 'yes after six i’m off', 'after six'],
    ['es', 'sí, puedo hablar después de las siete', 'después de las siete'],
    ['pt', 'sim, de tarde ou de noite', 'de tarde ou de noite'],
  ] as const)('but %s: %s', async (language, said, best) => {
    expect(await bestOf(language, said)).toContain(best)
  })
})
