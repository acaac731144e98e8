import type { Range, Utterance, Word } from '../utterance.ts'
import { isParticle, properCase } from './name-case.ts'
import type { Hearing } from './name-hearing.ts'
import { isEveryday, isFirstName, isLastName, kindOf } from './name-or-common-word.ts'
import { saidOnce } from './name-repeats.ts'
import { afterFillers } from './where-name-may-begin.ts'

/**
 * Words that can be a name. `strength` 3: begins with a first name or a title, and has more; 2: a first name, or
 * capitals only a name has; 1: words that are nothing else; 0: a word that is also an everyday one.
 */
export type NameRun = Range & {
  words: readonly string[]
  text: string
  strength: 0 | 1 | 2 | 3
  head: string
}

const MAX_WORDS = 4

const TITLES: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss mister missus dr doctor prof professor reverend senor senora senorita sr sra don dona doctora ' +
    'monsieur madame mademoiselle mme herr frau senhor senhora docteur doutor doutora'
  ).split(' '),
)

/** The words from `from` on that can be a name, up to a stop, a spelling, or a word that no name contains. */
export function nameRunAt(hearing: Hearing, from: number): NameRun | null {
  const { words } = hearing.utterance
  const taken = withoutSubject(hearing, takenFrom(hearing, from))
  const named = taken.flatMap((index) => words[index] ?? [])
  const last = taken.at(-1)
  if (last === undefined || named.some(isPossessive)) return null
  if (isOfAddress(hearing, { from, to: last + 1 })) return null
  return runOf(hearing, { from, to: last + 1 }, named)
}

/** "I'm Howard June was my mother", "I'm Tamika Leon's my dad": the last word begins the next clause. */
function withoutSubject({ utterance: { words }, cues }: Hearing, taken: number[]): number[] {
  const last = taken.at(-1) ?? 0
  const word = words[last]
  if (!word || taken.length < 2 || word.stop !== '') return taken
  const isSubject =
    (isPossessive(word) && cues.at('someoneElse', last + 1) !== null) ||
    (IS.has(words[last + 1]?.folded ?? '') && cues.at('someoneElse', last + 2) !== null)
  return isSubject ? taken.slice(0, -1) : taken
}

const IS: ReadonlySet<string> = new Set('is was es era est ist war'.split(' '))

/** "It's mark dot v at …": words joined by a spoken dot are an address, even with an unknown ending. */
function isOfAddress({ cues }: Hearing, { from, to }: Range): boolean {
  return cues.all('emailDot').some((dot) => dot.from > from && dot.from <= to)
}

function takenFrom(hearing: Hearing, from: number): number[] {
  const { words } = hearing.utterance
  const taken: number[] = []
  for (let at = from; at < words.length; at += 1) {
    at = pastFillers(hearing, taken, at)
    const word = words[at]
    if (!word || namesIn(hearing, taken) === MAX_WORDS || !fits(hearing, taken, at)) break
    taken.push(at)
    if (word.stop !== '' && !isInitial(word)) break
  }
  return taken
}

/** "Kaylee um Kaylee Dunham", "Tina uh Velasquez": the name goes on after the filler. */
function pastFillers(hearing: Hearing, taken: readonly number[], at: number): number {
  const { words } = hearing.utterance
  const next = taken.length === 0 ? at : afterFillers(hearing, at)
  const folded = words[next]?.folded ?? ''
  const isAgain = taken.some((index) => words[index]?.folded === folded)
  return next > at && (isAgain || isLastName(folded)) && fits(hearing, taken, next) ? next : at
}

/** A title is kept only before a surname: "Mrs. Pruett, Wilhelmina Pruett" is Wilhelmina Pruett. */
function meantWords(words: readonly Word[]): readonly Word[] {
  const untitled = words.filter(({ folded }) => !isTitle(folded))
  const meant = saidOnce(untitled)
  return untitled.length === words.length || meant.length < untitled.length ? meant : words
}

function runOf(hearing: Hearing, range: Range, said: readonly Word[]): NameRun | null {
  const words = meantWords(said)
  const named = words.filter(({ folded }) => !isTitle(folded))
  const head = named[0]
  if (!head) return null
  const shown = shownWords(hearing.utterance, words)
  const titled = isTitle(said[0]?.folded ?? '')
  const strength = titled ? 3 : strengthOf(hearing, named, range.from)
  return { ...range, words: shown, text: properCase(shown), strength, head: head.folded }
}

function strengthOf(hearing: Hearing, named: readonly Word[], at: number): NameRun['strength'] {
  const folded = named[0]?.folded ?? ''
  const kind = kindOf(folded, hearing.language)
  const isFirst = isFirstName(folded)
  if (isFirst && named.length > 1) return 3
  if (kind === 'first') return 2
  if (kind === 'both' || kind === 'never') return 0
  const capital = hearing.cased && hearing.language !== 'de' && named.every(isUpper)
  return capital && (named.length > 1 || !opensSentence(hearing.utterance, at)) ? 2 : 1
}

/** Whether the word at `at` may be the next part of the name. */
function fits(hearing: Hearing, taken: readonly number[], at: number): boolean {
  const word = hearing.utterance.words[at]
  if (!word || !/^\p{L}[^\d@]{0,24}$/u.test(word.folded) || isTakenElsewhere(hearing, at))
    return false
  if (CONTRACTED.test(word.heard)) return false
  const isHead = namesIn(hearing, taken) === 0
  const leadsOn = () => fits(hearing, [...taken, at], at + 1)
  if (word.folded.length === 1)
    return isHead ? isInitial(word) && leadsOn() : isLetterOf(word, leadsOn)
  if (isParticle(word.folded) && taken.length > 0) return leadsOn()
  if (isTitle(word.folded) && taken.length === 0) return leadsOn()
  return isHead ? mayBegin(hearing, word) : mayGoOn(hearing, taken, at)
}

function mayBegin({ cased, language }: Hearing, word: Word): boolean {
  const kind = kindOf(word.folded, language)
  if (kind === 'never' || (isParticle(word.folded) && !isFirstName(word.folded))) return false
  // "I'm smelling", "I'm askin'": a gerund missing from the list.
  const isRare = kind === 'rare' && /ing$/.test(word.folded)
  if (language === 'en' && !isUpper(word) && (isRare || /in['’]$/.test(word.heard))) return false
  return (
    !cased || isUpper(word) || kind === 'first' || (kind === 'both' && isFirstName(word.folded))
  )
}

function mayGoOn(hearing: Hearing, taken: readonly number[], at: number): boolean {
  const { cased, asked, language, utterance } = hearing
  const { words } = utterance
  const [head, word, next] = [words[taken[0] ?? 0], words[at], words[at + 1]]
  if (!word) return false
  const kind = kindOf(word.folded, language)
  const told = cased && isUpper(word)
  if (kind !== 'never') return !cased || told || kind === 'last'
  if (isTradeName(hearing, taken, at)) return true
  // "Cristina Fireman": capitalised when the next word is not, after a first name or as the whole answer.
  if (
    !told ||
    language === 'de' ||
    /^I['’]/.test(word.heard) ||
    (next && word.stop === '' && isUpper(next))
  )
    return false
  return (asked && !next) || isFirstName(head?.folded ?? '')
}

/**
 * "Marcus Teller", "Marcus Teller, can you …": surnames of trades look like forms of everyday words. Only after a
 * first name that begins the answer to who is calling, and is followed by nothing or a question.
 */
function isTradeName(
  { cased, asked, language, utterance: { words }, cues }: Hearing,
  [first]: readonly number[],
  at: number,
): boolean {
  const word = words[at]
  if (!word || !asked || cased || first !== 0 || !isFirstName(words[0]?.folded ?? '')) return false
  const isEnd = !words[at + 1] || word.stop !== '' || cues.at('asks', at + 1) !== null
  return isEnd && word.folded.endsWith('er') && !isEveryday(word.folded, language)
}

/** "I've", "we'll", "isn't", "ich hab's". */
const CONTRACTED =
  /\p{L}['’](?:ve|ll|re|d|m|t)$|^(?:i|ich|he|she|it|that|what|there|hab|gibt|geht)['’]s$/iu

/** Part of a spelling or a filler. */
function isTakenElsewhere({ spellings, cues }: Hearing, at: number): boolean {
  const covers = ({ from, to }: Range) => at >= from && at < to
  return spellings.some(covers) || cues.all('filler').some(covers)
}

function namesIn({ utterance }: Hearing, taken: readonly number[]): number {
  const words = taken.map((index) => utterance.words[index]?.folded ?? '')
  return words.filter((word) => !isParticle(word) && !isTitle(word)).length
}

const isTitle = (folded: string): boolean => TITLES.has(folded)

/** "Lopez", "d'Ávila". */
const isUpper = ({ heard }: Word): boolean => /^(?:\p{Ll}{1,2}['’])?\p{Lu}/u.test(heard)

/** "J." in "J. T. Walker", "B" in "Mary B Jones". */
const isInitial = (word: Word): boolean => /^\p{Lu}$/u.test(word.heard) && word.heard !== 'I'

/** "Marcus t webb", from a recogniser without capitals. Vowels and "y" are words in one language or another. */
const isLetterOf = (word: Word, leadsOn: () => boolean): boolean =>
  isInitial(word) || (/^[b-df-hj-np-tv-xz]$/.test(word.heard) && leadsOn())

const isPossessive = ({ heard }: Word): boolean => /\p{L}['’]s$/iu.test(heard)

function opensSentence({ words }: Utterance, at: number): boolean {
  return at === 0 || /[.?]/.test(words[at - 1]?.stop ?? '')
}

/** Joins "Jean-Pierre" again, and adds the stops to "Mr" and "J". */
function shownWords({ source }: Utterance, words: readonly Word[]): string[] {
  const shown: string[] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isHyphened = before && word.start === before.end + 1 && source[before.end] === '-'
    const stopped = isInitial(word) || /^(?:mr|mrs|ms|dr|sr|sra|mme)$/i.test(word.heard)
    const text = stopped && !isHyphened ? `${word.heard}.` : word.heard
    if (isHyphened) shown.push(`${shown.pop() ?? ''}-${text}`)
    else shown.push(text)
  }
  return shown
}

/** Whether there are capitals other than at the start of a sentence; spelled letters do not count. */
export function isCased(utterance: Utterance): boolean {
  const { words } = utterance
  const letters = words.filter(({ folded }) => folded.length === 1).length
  const inside = words.some(
    (word, at) =>
      word.folded.length > 1 &&
      isUpper(word) &&
      !opensSentence(utterance, at) &&
      !/^I['’]/.test(word.heard),
  )
  return inside && letters < words.length / 2
}
