import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../../kernel/languages.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { CUE_NAMES, type CueName } from './cue-names.ts'
import { dropFalseCues } from './drop-false-cues.ts'
import { buildTrie, findPhrases, type PhraseTrie } from './phrase-trie.ts'

/** Where each cue of a language occurs in an utterance: searched once, looked up often. */
export type Cues = {
  all(name: CueName): readonly Range[]
  /** Whether it occurs anywhere, or within `range`. */
  has(name: CueName, range?: Range): boolean
  /** The longest one that begins at word `at`. */
  at(name: CueName, at: number): Range | null
}

const NONE: readonly Range[] = []
const TRIES = new Map<Language, PhraseTrie<CueName>>()

export function findCues(utterance: Utterance, language: Language): Cues {
  const found = findPhrases(trieOf(language), utterance.words)
  dropFalseCues(found, utterance, language)
  return cuesOf((name) => found.get(name) ?? NONE)
}

/** `all`: where each cue occurs, the longest first of those that begin together. */
export function cuesOf(all: Cues['all']): Cues {
  return {
    all,
    has: (name, range) =>
      range
        ? all(name).some(({ from, to }) => from >= range.from && to <= range.to)
        : all(name).length > 0,
    at: (name, at) => all(name).find(({ from }) => from === at) ?? null,
  }
}

function trieOf(language: Language): PhraseTrie<CueName> {
  const known = TRIES.get(language)
  if (known) return known
  const trie = buildTrie(readCueFiles(language))
  TRIES.set(language, trie)
  return trie
}

/**
 * Every phrase of a language, from its `cues.txt` and each `cues-….txt`; a section may occur in several files. @throws
 * {Error} as `readSections` does
 */
export function* readCueFiles(language: Language): Generator<readonly [CueName, string]> {
  const folder = new URL(`./${language}/`, import.meta.url)
  for (const file of readdirSync(folder).sort()) {
    if (/^cues(?:-\w+)?\.txt$/.test(file))
      yield* readSections(readFileSync(new URL(file, folder), 'utf8'))
  }
}

const NAMES: ReadonlySet<string> = new Set(CUE_NAMES)

/** @throws {Error} for a section that is not a cue, or a line before the first section */
export function* readSections(text: string): Generator<readonly [CueName, string]> {
  let name: CueName | undefined
  for (const line of text.split('\n')) {
    const trimmed = line.replace(/#.*/, '').trim()
    if (trimmed === '') continue
    const section = /^\[(\w+)\]$/.exec(trimmed)?.[1]
    if (section !== undefined) {
      if (!NAMES.has(section)) throw new Error(`no cue is called ${section}`)
      name = section as CueName
    } else if (name) yield [name, trimmed]
    else throw new Error(`a phrase before the first section: ${trimmed}`)
  }
}
