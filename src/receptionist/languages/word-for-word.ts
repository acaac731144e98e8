import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../kernel/languages.ts'
import type { Utterance, Word } from '../understand/utterance.ts'
import { unelided } from './elision.ts'

/** English for phrases of one to four words; in `stems`, the last word may have any ending. */
type Lexicon = {
  whole: ReadonlyMap<string, string>
  stems: ReadonlyMap<string, string>
  /** The language writes two words as one. */
  joinsWords: boolean
}

const WORDS_MAX = 4
const STEM_CHARS_MIN = 3
const STEM_CHARS_MAX = 30

const LEXICONS = new Map<Language, Lexicon | null>()
const PUT = new WeakMap<Utterance, Utterance>()

/** Whether the language can be translated word for word. */
export function hasLexicon(language: Language): boolean {
  return language === 'en' || lexiconOf(language) !== null
}

/**
 * A word-for-word English translation, for code that reads only English: "cuánto me cobran por venir" becomes "how much
 * do you charge for come". Unknown words stay as heard. Word positions do not change; the first word of a phrase holds
 * its translation. Without a lexicon, returns the utterance unchanged.
 */
export function inEnglish(utterance: Utterance, language: Language): Utterance {
  const lexicon = language === 'en' ? null : lexiconOf(language)
  if (!lexicon) return utterance
  const known =
    PUT.get(utterance) ?? inWords(utterance, lookUp(lexicon, unelided(utterance.words, language)))
  PUT.set(utterance, known)
  return known
}

/** What the phrase that begins at a word is in English, and how many words it has. */
export type LookUp = (at: number) => { english: string; taken: number }

/** The utterance with each phrase put in English; the first word of a phrase holds what it becomes. */
export function inWords({ words: heard, ...utterance }: Utterance, lookUp: LookUp): Utterance {
  let source = ''
  const words: Word[] = []
  while (words.length < heard.length) {
    const { english, taken } = lookUp(words.length)
    const place = { start: source.length, end: source.length + english.length }
    const [first, ...rest] = heard.slice(words.length, words.length + taken)
    if (first) words.push({ ...first, ...place })
    words.push(...rest.map((word) => ({ ...word, start: place.end, end: place.end })))
    const stop = words.at(-1)?.stop ?? ''
    source += english === '' ? stop : `${english}${stop} `
  }
  return { ...utterance, source, words }
}

function lookUp(lexicon: Lexicon, words: readonly Word[]): LookUp {
  return (at) => longestAt(lexicon, words, at)
}

/** The longest phrase that begins here, whole words before stems, and the longest stem. */
function longestAt(lexicon: Lexicon, words: readonly Word[], from: number) {
  const { whole, stems } = lexicon
  for (let taken = Math.min(WORDS_MAX, words.length - from); taken > 0; taken -= 1) {
    const said = words.slice(from, from + taken)
    if (said.slice(0, -1).some(({ stop }) => stop !== '')) continue
    const key = said.map(({ folded }) => folded).join(' ')
    const english = whole.get(key) ?? byStem(stems, key, said.at(-1)?.folded.length ?? 0)
    if (english !== undefined) return { english, taken }
  }
  const { folded = '', heard = '' } = words[from] ?? {}
  return { english: compound(lexicon, folded) ?? heard, taken: 1 }
}

/** German "Katzenimpfung" is "cats" and "vaccination"; the longest last part that is known says what it is. */
function compound({ whole, stems, joinsWords }: Lexicon, word: string): string | undefined {
  if (!joinsWords) return undefined
  for (let at = PART_CHARS_MIN; at <= word.length - PART_CHARS_MIN; at += 1) {
    const last = word.slice(at)
    const first = LINKS.map((link) => withoutLink(word.slice(0, at), link)).find(
      (part) => part !== null && (whole.has(part) || stems.has(part)),
    )
    const what = whole.get(last) ?? byStem(stems, last, last.length)
    if (first && what !== undefined) return `${whole.get(first) ?? stems.get(first)} ${what}`
  }
  return undefined
}

const PART_CHARS_MIN = 4
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e']

function withoutLink(part: string, link: string): string | null {
  return part.endsWith(link) ? part.slice(0, part.length - link.length) : null
}

function byStem(stems: Lexicon['stems'], key: string, lastChars: number): string | undefined {
  const shortest = key.length - lastChars + STEM_CHARS_MIN
  for (let end = Math.min(key.length, shortest + STEM_CHARS_MAX); end >= shortest; end -= 1) {
    const english = stems.get(key.slice(0, end))
    if (english !== undefined) return english
  }
  return undefined
}

function lexiconOf(language: Language): Lexicon | null {
  const known = LEXICONS.get(language)
  if (known !== undefined) return known
  const file = new URL(`${language}/lexicon.txt`, import.meta.url)
  const lexicon = existsSync(file)
    ? { ...readLexicon(readFileSync(file, 'utf8')), joinsWords: language === 'de' }
    : null
  LEXICONS.set(language, lexicon)
  return lexicon
}

/** @throws {Error} for a line without a tab */
function readLexicon(text: string): Omit<Lexicon, 'joinsWords'> {
  const whole = new Map<string, string>()
  const stems = new Map<string, string>()
  for (const { phrase, english } of entriesOf(text)) {
    if (phrase.endsWith('~')) stems.set(phrase.slice(0, -1), english)
    else whole.set(phrase, english)
  }
  return { whole, stems }
}

/** Lines of English, a tab, and the phrases with that meaning; `~` ends a stem. */
function entriesOf(text: string): { phrase: string; english: string }[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.flatMap((line) => {
    const [english, phrases] = line.split('\t')
    if (english === undefined || phrases === undefined) throw new Error(`no phrase: ${line}`)
    return phrases.split(', ').map((phrase) => ({ phrase, english }))
  })
}
