import { readFileSync } from 'node:fs'
import { stemmer } from 'stemmer'
import { buildTrie, findPhrases, type PhraseTrie } from '../languages/phrase-trie.ts'
import type { Range, Word } from '../understand/utterance.ts'
import { type Longest, longestFirst } from './longest-phrases.ts'

/**
 * What some words mean: a group of `languages/en/thesaurus.txt`, or the stem of a word without a group. `isGuess`: a
 * foreign word that may be the same in English; only the facts can tell.
 */
export type Term = Range & { concept: string; weight: number; isGuess?: true }

type Group = { weight: number; classes: readonly string[] }

/** `heard` holds the phrases as written, `stemmed` by the stems of their words. */
type Thesaurus = {
  groups: ReadonlyMap<string, Group>
  heard: PhraseTrie<string>
  stemmed: PhraseTrie<string>
  /** Stems of the most common words. */
  everyday: ReadonlySet<string>
}

const EVERYDAY_WEIGHT = 0.3
/** Taken from the top of `common-words.txt`, which is sorted by frequency. */
const EVERYDAY_WORDS = 800

/** Terms for all words: the longest phrase at each position, left to right, and single words in between. */
export function termsOf(words: readonly Word[]): Term[] {
  const { heard, stemmed } = thesaurus()
  const stems = words.map((word) => ({ ...word, folded: stemOf(word.folded) }))
  const found = [longestFirst(findPhrases(heard, words)), longestFirst(findPhrases(stemmed, stems))]
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const here = longerOf(found[0]?.get(at), found[1]?.get(at))
    const to = here?.to ?? at + 1
    for (const concept of here?.names ?? []) {
      terms.push({ concept, weight: weightOf(concept), from: at, to })
    }
    if (!here) terms.push(ownTerm(stems[at]?.folded ?? '', at))
    at = to
  }
  return terms
}

/** "Insured" is not "insurance", though they share a stem: the exact word comes before its stem. */
function longerOf(heard: Longest | undefined, stemmed: Longest | undefined): Longest | undefined {
  if (!heard || !stemmed) return heard ?? stemmed
  return stemmed.to > heard.to ? stemmed : heard
}

export function classesOf(concept: string): readonly string[] {
  return thesaurus().groups.get(concept)?.classes ?? NO_CLASSES
}

/** Whether the concept is the class itself or one of its members at any depth. */
export function isOfClass(concept: string, name: string): boolean {
  return concept === name || classesOf(concept).some((one) => isOfClass(one, name))
}

const NO_CLASSES: readonly string[] = []

function weightOf(concept: string): number {
  return thesaurus().groups.get(concept)?.weight ?? 1
}

/** A number or a letter has weight 0; an everyday word ("start", "leave") a low weight. */
function ownTerm(stem: string, at: number): Term {
  const isNothing = stem.length < 2 || /\d/.test(stem)
  const weight = isNothing ? 0 : thesaurus().everyday.has(stem) ? EVERYDAY_WEIGHT : 1
  return { concept: `=${stem}`, weight, from: at, to: at + 1 }
}

let read: Thesaurus | undefined

function thesaurus(): Thesaurus {
  read ??= {
    ...readThesaurus(fileOf('thesaurus')),
    everyday: everydayStems(fileOf('common-words')),
  }
  return read
}

function fileOf(name: string): string {
  return readFileSync(new URL(`../languages/en/${name}.txt`, import.meta.url), 'utf8')
}

function everydayStems(list: string): ReadonlySet<string> {
  const words = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Set(words.slice(0, EVERYDAY_WORDS).map((word) => stemOf(word.replace('+', ''))))
}

const HEAD = /^(\w+)(?: <((?: \w+)+))?(?: \*([\d.]+))?: (.+)$/

/** @throws {Error} for a line that is not a group */
function readThesaurus(text: string): Omit<Thesaurus, 'everyday'> {
  const groups = new Map<string, Group>()
  const phrases: [string, string][] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, name = '', classes = '', weight = '1', list = ''] = HEAD.exec(line) ?? []
    if (name === '') throw new Error(`no group of words: ${line}`)
    groups.set(name, { weight: Number(weight), classes: classes.split(' ').filter(Boolean) })
    for (const phrase of list.split(',')) phrases.push([name, phrase.replace(/['’]/g, '')])
  }
  const stemmed = phrases.flatMap(([name, phrase]) =>
    phrase.endsWith('!') ? [] : [[name, stemLine(phrase)] as const],
  )
  const heard = phrases.map(([name, phrase]) => [name, phrase.replace('!', '')] as const)
  return { groups, heard: buildTrie(heard), stemmed: buildTrie(stemmed) }
}

function stemLine(phrase: string): string {
  return phrase.trim().split(/\s+/).map(stemPlace).join(' ')
}

function stemPlace(place: string): string {
  const mark = place.endsWith('?') ? '?' : ''
  const words = place.slice(0, place.length - mark.length).split('/')
  return words.map((word) => (/[~*]$/.test(word) ? word : stemOf(word))).join('/') + mark
}

const STEMS = new Map<string, string>()
const MAX_STEMS = 20_000

export function stemOf(word: string): string {
  const known = STEMS.get(word)
  if (known !== undefined) return known
  const stem = stemmer(word)
  if (STEMS.size > MAX_STEMS) STEMS.clear()
  STEMS.set(word, stem)
  return stem
}
