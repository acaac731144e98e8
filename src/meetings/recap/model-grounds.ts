import { isGrounded, type Source, sourceOf } from '../../receptionist/grounded.ts'
import type { Language } from './languages.ts'
import { foldedOf, isBorneOut, type Kind, type Talk, wordsOf } from './model-evidence.ts'
import type { RecapSegment } from './recap-writer.ts'

type Line = {
  text: string
  segments: readonly number[]
  quote: string
  owner?: string | null
  due?: string | null
}

/** What was said, by the number of the segment. */
export type Grounds = {
  idsOf(numbers: readonly number[]): string[]
  cited(numbers: readonly number[]): RecapSegment[]
  speakers: ReadonlySet<string>
  /** Whether all names and numbers of a text occur in the meeting. */
  holds(text: string): boolean
  talk: Talk
}

export function groundsOf(segments: readonly RecapSegment[], language: Language): Grounds {
  const speakers = segments.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]))
  const cited = (numbers: readonly number[]) =>
    [...new Set(numbers)].flatMap((number) => segments[number - 1] ?? [])
  let all: Source | undefined
  return {
    cited,
    idsOf: (numbers) => cited(numbers).map(({ id }) => id),
    speakers: new Set(speakers.flatMap((name) => [foldedOf(name), ...wordsOf(name)])),
    holds(text) {
      all ??= sourceOf([...segments.map((one) => one.text), ...speakers])
      return isGrounded(text, all, language)
    },
    talk: { segments, language },
  }
}

/**
 * Whether a line holds in what it cites: its quote stands there to the letter, its names, numbers and dates occur there,
 * it is about the same, and its owner was there or is named there.
 */
export function checkLine(line: Line, kind: Kind, grounds: Grounds): boolean {
  const segments = grounds.cited(line.segments)
  if (line.text === '' || segments.length === 0) return false
  const quote = foldedOf(line.quote)
  const isQuoted = quote !== '' && segments.some(({ text }) => foldedOf(text).includes(quote))
  if (!isQuoted) return false
  const said = segments.map(({ text }) => text)
  const source = sourceOf([...said, ...grounds.speakers])
  const due = line.due ?? ''
  return (
    isGrounded(line.text, source, grounds.talk.language) &&
    isAbout(line.text, said.join(' ')) &&
    isOwner(line.owner ?? null, said.join(' '), grounds) &&
    (due === '' ||
      (isGrounded(due, source, grounds.talk.language) &&
        wordsOf(due).every((word) => source.words.has(word)))) &&
    isBorneOut(
      { ...line, kind, owner: line.owner?.trim() || null, cited: line.segments },
      grounds.talk,
    )
  )
}

function isOwner(owner: string | null, said: string, { speakers }: Grounds): boolean {
  if (owner === null || owner.trim() === '') return true
  if (speakers.has(foldedOf(owner))) return true
  const [named, words] = [wordsOf(owner), new Set(wordsOf(said))]
  return named.length > 0 && named.every((word) => words.has(word) || speakers.has(word))
}

const STEM = 5
const SHORTEST = 4

/** They share a word that tells something, be it in another form. */
function isAbout(text: string, said: string): boolean {
  const stems = (words: readonly string[]) =>
    words
      .filter((word) => word.length >= SHORTEST && !EMPTY.has(word))
      .map((word) => word.slice(0, STEM))
  const here = new Set(stems(wordsOf(said)))
  const told = stems(wordsOf(text))
  return told.length === 0 || told.some((stem) => here.has(stem))
}

/** Long words that say nothing of a subject. */
const EMPTY = new Set(
  `will would should could must shall with from this that these those they them their there then than when what which
have been being about into over also only just very more most some such were team group meeting decided agreed decide
agree`.split(/\s+/),
)
