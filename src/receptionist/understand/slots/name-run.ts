import type { Language } from '../../../languages.ts'
import type { Cues } from '../../languages/lexicon.ts'
import type { Range, Utterance, Word } from '../utterance.ts'
import { isParticle, properCase } from './name-case.ts'
import type { Spelling } from './name-spelling.ts'
import { isFirstName, kindOf, type WordKind } from './word-lists.ts'

/** All that is needed to read a name out of an utterance. */
export type Hearing = {
  utterance: Utterance
  cues: Cues
  language: Language
  spellings: readonly Spelling[]
  /** The recogniser writes capitals. */
  cased: boolean
}

/**
 * Words that can be a name. `strength` 3: begins with a first name or a title, and has more; 2: a first name, or
 * capitals that only a name has; 1: words that are nothing else; 0: a word that is also an everyday one.
 */
export type NameRun = Range & {
  words: string[]
  text: string
  strength: 0 | 1 | 2 | 3
  first: WordKind
}

const MAX_WORDS = 4

const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss mister missus dr doctor prof professor reverend sister father senor senora senorita sr sra don dona doctora ' +
    'monsieur madame mademoiselle mme m herr frau senhor senhora dona docteur doutor doutora'
      .split(' ')
      .join(' '),
)

/** The words from `from` on that can be a name, up to a stop, a spelling, or a word that no name holds. */
export function nameRunAt(hearing: Hearing, from: number): NameRun | null {
  const { words } = hearing.utterance
  const taken: number[] = []
  let at = from
  for (; at < words.length && namesIn(hearing, taken) < MAX_WORDS; at += 1) {
    const word = words[at]
    if (!word || isSpelled(hearing, at) || !fits(hearing, taken, at)) break
    // "Mike mike delgadillo": said again while thinking.
    if (taken.length === 1 && words[taken[0] ?? 0]?.folded === word.folded) taken.pop()
    taken.push(at)
    if (word.stop !== '' && !isInitial(word)) break
    if (isPossessive(word)) return null
  }
  while (taken.length > 0 && isParticle(words[taken.at(-1) ?? 0]?.folded ?? '')) taken.pop()
  const last = taken.at(-1)
  if (last === undefined || namesIn(hearing, taken) === 0) return null
  return runOf(hearing, { from, to: last + 1 }, taken)
}

function runOf(hearing: Hearing, range: Range, taken: readonly number[]): NameRun | null {
  const words = taken.flatMap((index) => hearing.utterance.words[index] ?? [])
  const named = words.filter(({ folded }) => !isTitle(folded) && !isParticle(folded))
  const head = named[0]
  if (!head || (named.length === 1 && head.folded.length < 2)) return null
  const first = kindOf(head.folded, hearing.language)
  const shown = words.map(shownWord)
  const run = { ...range, words: shown, text: properCase(shown), first }
  return { ...run, strength: strengthOf(hearing, words, named, taken[0] ?? 0) }
}

function strengthOf(
  hearing: Hearing,
  words: readonly Word[],
  named: readonly Word[],
  at: number,
): NameRun['strength'] {
  const [head] = named
  if (!head) return 0
  const kind = kindOf(head.folded, hearing.language)
  const titled = words[0] !== head && isTitle(words[0]?.folded ?? '')
  const given = isFirstName(head.folded) && (kind === 'first' || named.length > 1)
  const capital = hearing.cased && hearing.language !== 'de' && named.every(isUpper)
  const tells = capital && (named.length > 1 || !opensSentence(hearing.utterance, at))
  if (titled || (given && named.length > 1)) return 3
  if (given || (tells && kind !== 'both' && kind !== 'never')) return 2
  return kind === 'both' || kind === 'never' ? 0 : 1
}

/** Whether the word may stand there in a name. */
function fits(hearing: Hearing, taken: readonly number[], at: number): boolean {
  const { words } = hearing.utterance
  const word = words[at]
  if (!word || !/^\p{L}/u.test(word.folded) || /[\d@]/.test(word.folded) || word.folded.length > 24)
    return false
  const isFirst = namesIn(hearing, taken) === 0
  if (word.folded.length === 1)
    return isInitial(word) && (!isFirst || fits(hearing, [...taken, at], at + 1))
  if (isParticle(word.folded))
    return taken.length > 0 && at + 1 < words.length && fits(hearing, [...taken, at], at + 1)
  if (isTitle(word.folded)) return taken.length === 0 && fits(hearing, [at], at + 1)
  if (hearing.cues.all('filler').some(({ from, to }) => from <= at && to > at)) return false
  const kind = kindOf(word.folded, hearing.language)
  const upper = isUpper(word)
  if (kind === 'never')
    return (
      !isFirst && hearing.cased && upper && hearing.language !== 'de' && at + 1 === words.length
    )
  if (kind === 'both') return !isFirst || !hearing.cased || upper
  if (hearing.cased && !upper) return kind === 'first' || (!isFirst && kind === 'last')
  if (kind === 'rare' && !upper && hearing.language === 'en' && /ing$/.test(word.folded))
    return !isFirst
  return true
}

function namesIn({ utterance }: Hearing, taken: readonly number[]): number {
  const words = taken.map((index) => utterance.words[index]?.folded ?? '')
  return words.filter((word) => !isParticle(word) && !isTitle(word)).length
}

export const isTitle = (folded: string): boolean => TITLES.has(folded)

const isUpper = ({ heard }: Word): boolean => heard.charAt(0) !== heard.charAt(0).toLowerCase()

/** "J." in "J. T. Walker", "B" in "Mary B Jones". */
const isInitial = (word: Word): boolean => /^\p{Lu}$/u.test(word.heard) && word.heard !== 'I'

const isPossessive = ({ heard }: Word): boolean => /\p{L}['’]s$/iu.test(heard)

function isSpelled({ spellings }: Hearing, at: number): boolean {
  return spellings.some(({ from, to }) => at >= from && at < to)
}

export function opensSentence({ words }: Utterance, at: number): boolean {
  return at === 0 || /[.?]/.test(words[at - 1]?.stop ?? '')
}

function shownWord({ heard }: Word): string {
  return /^(?:mr|mrs|ms|dr|sr|sra|mme)$/i.test(heard) ? `${heard}.` : heard
}

/** Whether there are capitals that do not merely open a sentence; a name alone may have just its own. */
export function isCased(utterance: Utterance): boolean {
  const { words } = utterance
  const inside = words.some(
    (word, at) => isUpper(word) && !opensSentence(utterance, at) && !/^I\b/.test(word.heard),
  )
  const letters = words.filter(({ folded }) => folded.length === 1).length
  return inside && letters < words.length / 2
}
