import { readFileSync } from 'node:fs'
import type { Language } from '../../kernel/languages.ts'
import { unelided } from '../languages/elision.ts'
import { buildTrie, findPhrases, type PhraseTrie } from '../languages/phrase-trie.ts'
import { hasLexicon, inEnglish, inWords } from '../languages/word-for-word.ts'
import { type Range, readUtterance, type Utterance, type Word } from '../understand/utterance.ts'
import { longestFirst } from './longest-phrases.ts'
import { type Term, termsOf } from './thesaurus.ts'

/** The English terms an utterance contains, whatever its language. */
export function termsIn({ words }: Utterance, language: Language): Term[] {
  return language === 'en'
    ? termsOf(words)
    : glossTerms(unelided(words, language), glossaryOf(language))
}

/**
 * The utterance in English, for the sentence encoder: word for word, or without a lexicon what the glossary knows of
 * it, and nothing else.
 */
export function asEnglish(utterance: Utterance, language: Language): Utterance {
  if (hasLexicon(language)) return inEnglish(utterance, language)
  const known = GLOSSED.get(utterance)
  if (known) return known
  const longest = longestFirst(
    findPhrases(glossaryOf(language), unelided(utterance.words, language)),
  )
  const glossed = inWords(utterance, (at) => {
    const here = longest.get(at)
    return { english: here?.names.join(' ') ?? '', taken: here ? here.to - at : 1 }
  })
  GLOSSED.set(utterance, glossed)
  return glossed
}

const GLOSSED = new WeakMap<Utterance, Utterance>()

type Glossary = PhraseTrie<string>

const GLOSSARIES = new Map<Language, Glossary>()

function glossaryOf(language: Language): Glossary {
  const known = GLOSSARIES.get(language)
  if (known) return known
  const file = new URL(`../languages/${language}/glossary.txt`, import.meta.url)
  const glossary = buildTrie(readGlossary(readFileSync(file, 'utf8')))
  GLOSSARIES.set(language, glossary)
  return glossary
}

/** Reads lines of `phrase<TAB>English words`. @throws {Error} for a line without a tab */
export function* readGlossary(text: string): Generator<readonly [english: string, phrase: string]> {
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [phrase, english] = line.split('\t')
    if (phrase === undefined || english === undefined) throw new Error(`no gloss: ${line}`)
    yield [english.trim(), phrase]
  }
}

function glossTerms(words: readonly Word[], glossary: Glossary): Term[] {
  const longest = longestFirst(findPhrases(glossary, words))
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const here = longest.get(at)
    const range = { from: at, to: here?.to ?? at + 1 }
    if (here) terms.push(...here.names.flatMap((english) => englishTerms(english, range)))
    else terms.push(...sameInEnglish(words[at], range))
    at = range.to
  }
  return terms
}

const ENGLISH = new Map<string, readonly Term[]>()

function englishTerms(english: string, range: Range): Term[] {
  let terms = ENGLISH.get(english)
  if (!terms) {
    terms = termsOf(readUtterance(english).words)
    ENGLISH.set(english, terms)
  }
  return terms.map(({ concept, weight }) => ({ concept, weight, ...range }))
}

/** "Venmo" and "keratin" are the same in every language. The facts decide whether a word only looks English. */
function sameInEnglish(word: Word | undefined, range: Range): Term[] {
  if (!word || word.folded.length < MIN_SHARED_LETTERS) return []
  return termsOf([word]).map(({ concept, weight }) => ({
    concept,
    weight,
    isGuess: true,
    ...range,
  }))
}

const MIN_SHARED_LETTERS = 4
