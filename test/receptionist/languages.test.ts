import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/kernel/languages.ts'
import { CUE_NAMES, type CueName } from '../../src/receptionist/languages/cue-names.ts'
import { findCues, readCueFiles } from '../../src/receptionist/languages/find-cues.ts'
import { buildTrie, findPhrases } from '../../src/receptionist/languages/phrase-trie.ts'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { hearLanguage } from '../../src/receptionist/understand/hear-language.ts'
import { foldWord, readUtterance } from '../../src/receptionist/understand/utterance.ts'

const LINES = Object.fromEntries(
  LANGUAGES.map((language) => [language, [...readCueFiles(language)]]),
) as unknown as Record<Language, (readonly [CueName, string])[]>

const anyLanguage = fc.constantFrom(...LANGUAGES)

/** Only English replies of a model are checked for services, because the facts are looked up by English words. */
const ENGLISH_ONLY: readonly CueName[] = ['claims']

describe('the cues of every language', () => {
  test.each(LANGUAGES)('%s has phrases for every cue', (language) => {
    const named = new Set(LINES[language].map(([name]) => name))
    // A question is recognised by its beginning, in Turkish by its end.
    const notNeeded = [
      language === 'tr' ? 'asks' : 'askTail',
      ...(language === 'en' ? [] : ENGLISH_ONLY),
    ]
    const missing = CUE_NAMES.filter((name) => !named.has(name))
    expect(missing).toEqual(notNeeded)
  })

  test.each(LANGUAGES)('%s finds each of its phrases in itself', (language) => {
    const lost = LINES[language].filter(([name, line]) => {
      const said = readUtterance(saidAs(line))
      return !findCues(said, language)
        .all(name)
        .some(({ from, to }) => from === 0 && to === said.words.length)
    })
    expect(lost).toEqual([])
  })

  test('words that tell a language are no other language’s', () => {
    const tells = LANGUAGES.flatMap((language) =>
      phrasesOf(language, ['tell']).map((word) => ({ language, word: foldWord(word) })),
    )
    const owners = Map.groupBy(tells, ({ word }) => word)
    const shared = [...owners].filter(([, all]) => new Set(all.map((one) => one.language)).size > 1)
    expect(shared.map(([word]) => word)).toEqual([])
  })
})

describe('a line of phrases', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)

  test('is found wherever it is said, at its own words', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.array(word),
        (line, before) => {
          const trie = buildTrie([['cue', line.join(' ')]])
          const { words } = readUtterance(`${before.join(' ')}. ${line.join(' ')}`)
          const ranges = findPhrases(trie, words).get('cue') ?? []
          expect(ranges).toContainEqual({ from: words.length - line.length, to: words.length })
        },
      ),
    )
  })

  test.each([
    ['either/or word', 'or word', true],
    ['may? come', 'come', true],
    ['may? come', 'may come', true],
    ['smell~ * gas', 'smelling strong gas', true],
    ['smell~ * gas', 'smelling gas', false],
    ['later $', 'later', true],
    ['later $', 'later, thanks', true],
    ['later $', 'later this week', false],
    ['at the end', 'at the. end', false],
  ])('%s in "%s": %s', (line, said, isFound) => {
    const found = findPhrases(buildTrie([['cue', line]]), readUtterance(said).words)
    expect(found.has('cue')).toBe(isFound)
  })
})

describe('what is said', () => {
  const WORDS_ALONE = 20
  const WORDS_WITH_ALL_OFFERS = 28

  test.each(LANGUAGES)('%s greets in few words', (language) => {
    const { disclosure, howCanIHelp } = PHRASES[language]
    const [recorded, transcribed] = [true, false].map((is) => disclosure('Ridgeline', is))
    expect(recorded).not.toBe(transcribed)
    const offers = LANGUAGES.filter((one) => one !== language).map((one) => PHRASES[one].offer)
    for (const told of [recorded, transcribed]) {
      const greeting = `${told} ${howCanIHelp}`
      expect(countWords(greeting)).toBeLessThanOrEqual(WORDS_ALONE)
      expect(countWords(`${greeting} ${offers.join(' ')}`)).toBeLessThanOrEqual(
        WORDS_WITH_ALL_OFFERS,
      )
    }
  })

  test.each(LANGUAGES)('%s says at most two sentences at once', (language) => {
    const long = Object.entries(PHRASES[language])
      .flatMap(([key, said]) => (typeof said === 'string' ? [[key, said] as const] : []))
      .filter(([, said]) => (said.match(/[.?!](?:\s|$)/g) ?? []).length > 3)
    expect(long).toEqual([])
  })

  test.each(LANGUAGES)('%s sends people in danger to 911', (language) => {
    const { safety } = PHRASES[language]
    expect(Object.values(safety).filter((said) => !said.includes('911'))).toEqual([])
  })
})

describe('the language of a call', () => {
  const SHORT: readonly CueName[] = ['goodbye', 'done', 'yes', 'no']
  const shortAnswers = LANGUAGES.flatMap((language) =>
    phrasesOf(language, SHORT).map((line) => saidAs(line)),
  )

  test('never changes on a yes, a no or a closing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shortAnswers), anyLanguage, (said, current) => {
        expect(hear(said, current)).toMatchObject({
          language: current,
          asked: false,
          refused: null,
        })
      }),
      { numRuns: 2_000 },
    )
  })

  test('never changes by the recogniser’s tag alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shortAnswers, 'um', 'Maria de la Cruz', 'Dana Reyes', 'uh huh', '512'),
        anyLanguage,
        anyLanguage,
        (said, current, tag) => {
          expect(hear(said, current, `${tag}-US`).language).toBe(current)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test.each([
    ['es', 'buenas tardes, necesito que alguien venga porque se rompió un tubo'],
    ['pt', 'oi eu preciso de um encanador a torneira da cozinha quebrou'],
    ['fr', "bonjour j'ai une fuite dans la cuisine et je voudrais un rendez-vous"],
    ['de', 'guten tag ich brauche einen termin die heizung funktioniert nicht'],
    ['tr', 'merhaba mutfakta musluk akıyor birini gönderebilir misiniz'],
    ['ru', 'здравствуйте у меня на кухне течёт кран'],
  ] as const)('follows a caller into %s and back', (language, said) => {
    expect(hear(said, 'en').language).toBe(language)
    expect(hear('sorry I would rather talk about this with you', language).language).toBe('en')
    expect(hear('English please', language)).toMatchObject({ language: 'en', asked: true })
  })

  test('stays with a caller who mixes in words of another', () => {
    expect(hear('necesito que arreglen el water heater please', 'es').language).toBe('es')
    expect(hear('I live at 14 Calle Mesa, near Las Vegas Boulevard', 'en').language).toBe('en')
  })

  test('is asked for plainly, in it or in English', () => {
    const requests = {
      es: 'español',
      fr: 'French please',
      de: 'auf Deutsch bitte',
      pt: 'em português',
    }
    for (const [language, said] of Object.entries(requests)) {
      expect(hear(said, 'en')).toMatchObject({ language, asked: true, refused: null })
    }
    expect(hear('could we do this in Turkish', 'en').language).toBe('tr')
  })

  test.each([
    'does anyone there speak French?',
    'my tutor speaks Spanish',
    'no thanks, I only speak English',
    "I don't speak German",
    'is the contract in Russian',
  ])('is not asked for by "%s"', (said) => {
    expect(hear(said, 'en').language).toBe('en')
  })

  test('is refused where the line has it not', () => {
    const line = { current: 'en', offered: ['en', 'es'] } as const
    const heard = hearLanguage(readUtterance('French please'), undefined, line)
    expect(heard).toMatchObject({ language: 'en', asked: false, refused: 'fr' })
  })
})

function hear(said: string, current: Language, tag?: string) {
  return hearLanguage(readUtterance(said), tag, { current, offered: LANGUAGES })
}

function phrasesOf(language: Language, names: readonly CueName[]): string[] {
  return LINES[language].filter(([name]) => names.includes(name)).map(([, line]) => line)
}

/** A line as a caller may say it: the first of each choice, and a word for each `*`. */
function saidAs(line: string): string {
  const places = line.split(/[\s-]+/).filter((place) => place !== '$')
  return places
    .map((place) => place.replace(/\?$/, '').split('/')[0] ?? '')
    .map((word) => (word === '*' ? 'whatever' : word.replace(/~$/, '')))
    .join(' ')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length
}
