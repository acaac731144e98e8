import { pattern } from '../../kernel/text/pattern.ts'
import { monthOf } from '../../receptionist/facts/day-words.ts'
import { WEEKDAY_CUES } from '../../receptionist/languages/cue-names.ts'
import { findCues } from '../../receptionist/languages/find-cues.ts'
import { isGrounded, type Source, sourceOf } from '../../receptionist/names-and-numbers-said.ts'
import { foldWord, readUtterance } from '../../receptionist/understand/utterance.ts'
import { foldedOf, wordsOf } from './folded-words.ts'
import { determinersOf, type Language, stopWordsOf } from './language-heard.ts'
import { isBorneOut } from './model-evidence.ts'
import { isAsked, type Kind, type Talk } from './quote-place.ts'
import type { RecapSegment } from './recap-writer.ts'

type Line = {
  text: string
  segments: readonly number[]
  quote: string
  owner?: string | null
  due?: string | null
}

const LINES_BEFORE = 3

/** The words by segment number. */
export type Grounds = {
  idsOf(numbers: readonly number[]): string[]
  cited(numbers: readonly number[]): RecapSegment[]
  /** The words right before: "those" and "six" refer to them. */
  before(numbers: readonly number[]): string[]
  speakers: ReadonlySet<string>
  /** Whether all names and numbers of a text occur in the meeting. */
  holds(text: string): boolean
  /** The days named anywhere in the meeting. */
  days(): ReadonlySet<string>
  /** Every word of the meeting. */
  words(): Source['words']
  talk: Talk
}

export function groundsOf(segments: readonly RecapSegment[], language: Language): Grounds {
  const speakers = segments.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]))
  const cited = (numbers: readonly number[]) =>
    [...new Set(numbers)].flatMap((number) => segments[number - 1] ?? [])
  let whole: Source | undefined
  const all = () => {
    whole ??= sourceOf([...segments.map((one) => one.text), ...speakers])
    return whole
  }
  let named: ReadonlySet<string> | undefined
  return {
    cited,
    days: () => {
      named ??= new Set(segments.flatMap(({ text }) => daysIn(text, language)))
      return named
    },
    before: (numbers) => {
      const first = Math.min(...numbers) - 1
      return segments.slice(Math.max(0, first - LINES_BEFORE), first).map(({ text }) => text)
    },
    idsOf: (numbers) => cited(numbers).map(({ id }) => id),
    speakers: new Set(speakers.flatMap((name) => [foldedOf(name), ...wordsOf(name)])),
    holds: (text) => isGrounded(text, all(), language),
    words: () => all().words,
    talk: { segments, language },
  }
}

/**
 * Whether a line may be of this meeting at all: its quote occurs literally in the cited segments; its names, numbers
 * and days, its due date and its owner occur somewhere in the meeting. What belongs together is for the second reading.
 */
export function isOfMeeting(line: Line, grounds: Grounds): boolean {
  const segments = grounds.cited(line.segments)
  if (line.text === '' || segments.length === 0) return false
  const quote = foldedOf(line.quote)
  const isQuoted = quote !== '' && segments.some(({ text }) => foldedOf(text).includes(quote))
  if (!isQuoted) return false
  const { talk } = grounds
  const told = `${line.text} ${line.due ?? ''}`
  return (
    grounds.holds(told) &&
    daysIn(told, talk.language).every((day) => grounds.days().has(day)) &&
    isOfMonth(told, '', grounds) &&
    isOwner(line.owner ?? null, talk.segments.map(({ text }) => text).join(' '), grounds)
  )
}

/** Whether the cited segments themselves have the numbers, the days and the owner of the line. */
function isOfSegments(line: Line, grounds: Grounds): boolean {
  const said = grounds.cited(line.segments).map(({ text }) => text)
  const source = sourceOf([...said, ...grounds.speakers])
  const { language } = grounds.talk
  const due = line.due ?? ''
  return (
    isGrounded(line.text, { ...source, words: grounds.words() }, language) &&
    daysIn(line.text, language).every((day) =>
      said.some((text) => daysIn(text, language).includes(day)),
    ) &&
    isOfMonth(line.text, said.join(' '), grounds) &&
    isOwner(line.owner ?? null, said.join(' '), grounds) &&
    (due === '' ||
      (isGrounded(due, source, language) && wordsOf(due).every((word) => source.words.has(word))))
  )
}

/** Whether the cited segments say the same as the line, as far as words alone tell. */
export function isSaid(line: Line, kind: Kind, grounds: Grounds): boolean {
  const said = grounds.cited(line.segments).map(({ text }) => text)
  const before = grounds.before(line.segments)
  const asked = before.slice(-1).filter((text) => isAsked(text) || WHO.test(text))
  const owner = line.owner?.trim() || null
  const named = withNames(sourceOf([...said, ...grounds.speakers]), before)
  const { talk } = grounds
  return (
    isOfSegments(line, grounds) &&
    isGrounded(line.text, withFullNames(named, line.text, talk), talk.language) &&
    isAbout(line.text, [...said, ...(kind === 'action' ? asked : before)].join(' ')) &&
    !isSwapped(line.text, said.join(' '), grounds) &&
    isBorneOut({ ...line, kind, owner, cited: line.segments }, talk)
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
/** A question, whatever punctuation was heard: the answer need not repeat its subject. */
const WHO = new RegExp(
  pattern`
      ^(?:(?:so|and|okay|und|also|y|e|et),? )?(?:who|when|what|which|wer|wann|welche\p{L}*|
      quién|cuándo|quem|quando|qui|kim|кто)(?!\p{L})`,
  'iu',
)

/** They share a content word, in any form; a day is no subject. */
function isAbout(text: string, said: string): boolean {
  const telling = (words: readonly string[]) =>
    words.filter((word) => word.length >= SHORTEST && !EMPTY.has(word) && !/day$/.test(word))
  const here = telling(wordsOf(said))
  const told = telling(wordsOf(text))
  return told.length === 0 || told.some((one) => here.some((other) => isSameStem(one, other)))
}

/** A thing may be named right before; days and months must be in the cited segments. */
function withNames(source: Source, before: readonly string[]): Source {
  const named = before.flatMap(wordsOf).filter((word) => !DATES.has(word))
  return { ...source, words: new Set([...source.words, ...named]) }
}

/** "Hollis Cafe", if "Hollis" is cited and the meeting has the full name. */
function withFullNames(source: Source, text: string, { segments, language }: Talk): Source {
  const stops = stopWordsOf(language)
  const full = (text.match(FULL_NAME) ?? []).filter((name) => {
    const isCited = wordsOf(name).some((word) => !stops.has(word) && source.words.has(word))
    return isCited && segments.some((one) => one.text.includes(name))
  })
  return { ...source, words: new Set([...source.words, ...full.flatMap(wordsOf)]) }
}

const FULL_NAME = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu

const DATES = new Set(
  `montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar marz april
    mai juni juli august september oktober november dezember`.split(/\s+/),
)

/** "Beitrag" and "Mitgliedsbeitrag". */
function isCompound(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= STEM && long.endsWith(short)
}

/** "Stay" and "stays". */
function isSameStem(one: string, other: string, stem = STEM): boolean {
  const length = Math.min(stem, one.length, other.length)
  return one.slice(0, length) === other.slice(0, length)
}

const DAYS = [...WEEKDAY_CUES, 'today', 'tomorrow'] as const

/** Names of days, also in the plural. */
function daysIn(text: string, language: Language): (typeof DAYS)[number][] {
  const cues = findCues(readUtterance(text), language)
  return DAYS.filter((day) => cues.has(day))
}

/** In the cited segments; if they name no month, in any that was mentioned. */
function isOfMonth(text: string, said: string, { talk }: Grounds): boolean {
  const told = monthsIn(text, true)
  if (told.length === 0) return true
  const cited = monthsIn(said, false)
  const heard = cited.length > 0 ? cited : talk.segments.flatMap((one) => monthsIn(one.text, false))
  return told.every((month) => heard.includes(month))
}

/** Months by name, as a line is written; speech has no capitals that tell May from may. */
function monthsIn(text: string, isWritten: boolean): number[] {
  const words = text.match(/[\p{L}]+/gu) ?? []
  return words.flatMap((word) =>
    isWritten && /^(?:may|march)$/.test(word) ? [] : (monthOf(foldWord(word)) ?? []),
  )
}

/** "The production machine" for "the staging machine": a different modifier before the noun. */
function isSwapped(text: string, said: string, { talk }: Grounds): boolean {
  const [told, heard] = [piecesOf(text), piecesOf(said)]
  const stops = new Set([...stopWordsOf(talk.language), ...determinersOf(talk.language)])
  const isOther = (word: string, all: readonly string[]) =>
    /^\p{L}{5,}$/u.test(word) &&
    !stops.has(word) &&
    !all.some((one) => isSameStem(one, word, SHORTEST) || isCompound(one, word))
  return pairsIn(told).some(([word, thing]) => {
    if (thing.length < SHORTEST || stops.has(thing) || !isOther(word, heard.flat())) return false
    const before = pairsIn(heard).flatMap(([one, other]) => (other === thing ? [one] : []))
    return before.length > 0 && before.every((one) => isOther(one, told.flat()))
  })
}

/** A comma separates what a thing is from what it is not. */
function piecesOf(text: string): string[][] {
  return text.split(/[,;:.!?…]+(?!\d)/).map(wordsOf)
}

function pairsIn(pieces: readonly string[][]): [string, string][] {
  return pieces.flatMap((words) =>
    words.slice(1).map((word, at): [string, string] => [words[at] ?? '', word]),
  )
}

/** Long words without content. */
const EMPTY = new Set(
  `will would should could must shall with from this that these those they them their there then than when what which
have been being about into over also only just very more most some such were team group meeting decided agreed decide
agree`.split(/\s+/),
)
