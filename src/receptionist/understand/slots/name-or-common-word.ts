import { readFileSync } from 'node:fs'
import type { Language } from '../../../kernel/languages.ts'
import { numberWords } from '../../languages/number-words.ts'

/**
 * `never`: in no name; `both`: a word and a name ("baker"); `first` and `last`: only names; `rare`: on no list, like
 * most surnames of the world.
 */
export type WordKind = 'never' | 'both' | 'first' | 'last' | 'rare'

/** The published lists leave out names of two letters. */
const SHORT_FIRST_NAMES: ReadonlySet<string> = new Set('al bo cy ed jo lu mo ty vi'.split(' '))

const LISTS = new Map<string, ReadonlyMap<string, boolean>>()

/** @param folded a word as `foldWord` gives it */
export function kindOf(folded: string, language: Language): WordKind {
  const common = listAt(`${language}/common-words`)
  const listed = common.get(folded)
  const isShort = language === 'en' && SHORT_FIRST_NAMES.has(folded)
  if (listed !== undefined) return listed || isShort ? 'both' : 'never'
  if (isNumberWord(folded, language)) return 'never'
  if (isFirstName(folded)) return 'first'
  if (listAt('last-names').has(folded)) return 'last'
  return language === 'en' && isInflected(folded, common) ? 'never' : 'rare'
}

function isNumberWord(folded: string, language: Language): boolean {
  const { number, multiplier, counted } = numberWords(language)
  return number.has(folded) || multiplier.has(folded) || counted.has(folded)
}

export function isFirstName(folded: string): boolean {
  return listAt('first-names').has(folded) || SHORT_FIRST_NAMES.has(folded)
}

export function isLastName(folded: string): boolean {
  return listAt('last-names').has(folded)
}

const EVERYDAY = 300
const MOST_USED = new Map<Language, ReadonlySet<string>>()

/** One of the few hundred most used words, none of which are names. */
export function isEveryday(folded: string, language: Language): boolean {
  const known = MOST_USED.get(language)
  if (known) return known.has(folded)
  MOST_USED.set(
    language,
    new Set([...listAt(`${language}/common-words`).keys()].slice(0, EVERYDAY)),
  )
  return isEveryday(folded, language)
}

/** "leaks", "leaking", "unclogged": the list holds only the base word. */
export function isInflected(word: string, common: { has(word: string): boolean }): boolean {
  const ending = /(?:ies|es|s|ed|d|ing|er|ers|ly|ness)$/.exec(word)?.[0]
  if (ending === undefined) return false
  return [ending, ending.slice(-1), ending.slice(-2)].some((cut) => {
    const stem = word.slice(0, -cut.length)
    if (stem.length < 3 || !word.endsWith(cut)) return false
    const undoubled = stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    return [stem, `${stem}e`, undoubled, stem.replace(/i$/, 'y')].some((base) => common.has(base))
  })
}

/** Each word of a list, and whether it is marked as a name too. */
function listAt(path: string): ReadonlyMap<string, boolean> {
  const known = LISTS.get(path)
  if (known) return known
  const text = readFileSync(new URL(`../../languages/${path}.txt`, import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const list = new Map(lines.map((line) => [line.replace('+', ''), line.endsWith('+')]))
  LISTS.set(path, list)
  return list
}
