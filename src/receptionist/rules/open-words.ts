import { saysIt } from '../facts/goes-on-from-before.ts'
import { OR } from '../facts/one-question.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { CALL_TALK, uncoveredWords } from '../understand/words-left-over.ts'

/**
 * The words of a question for the owner's list: up to the caller's name, and where they say too little alone, from
 * where that part of the turn begins. Empty for talk to others in the room, and where the turn says no more either.
 */
export function openWords(range: Range, heard: Understanding): string {
  const { utterance, cues, name } = heard
  const named = (name?.ranges ?? [])
    .map(({ from }) => from)
    .filter((at) => at >= range.from && at < range.to)
  const asked = { from: range.from, to: Math.min(range.to, ...named) }
  const whole = tellsEnough(asked, heard) ? asked : { ...asked, from: beginOf(asked, heard) }
  const isPrice = cues.has('price', asked)
  if (cues.has('hold', asked) || (ownWords(whole, heard) === 0 && !isPrice)) return ''
  return heardIn(utterance, whole)
}

/** "Do you know" says nothing, "does it go away" not what "it" is, and an "or" leads back to what is before it. */
function tellsEnough(asked: Range, heard: Understanding): boolean {
  const { utterance, language } = heard
  if (ownWords(asked, heard) === 0 || joinsOther(asked, heard)) return false
  return !saysIt(utterance, language, asked) || rareWords(asked, heard) >= TELLING
}

/** With an "it", this many words that are not everyday ones say what it is about. */
const TELLING = 3

/** How much of the turn is added before a question, so that a long story does not fill the list. */
const MOST_BEFORE = 20

/** At the last "and" with something after it; else at the end of a detail, of another question or of a sentence. */
function beginOf(asked: Range, heard: Understanding): number {
  const { utterance, cues, name, numbers, questions } = heard
  const taken = [
    ...numbers.ranges,
    ...(name?.ranges ?? []),
    ...questions.map(({ range }) => range),
  ].filter(({ from }) => from < asked.from)
  const sentence = utterance.sentences.find(({ from, to }) => from <= asked.from && asked.from < to)
  const least = Math.max(
    sentence?.from ?? 0,
    asked.from - MOST_BEFORE,
    ...taken.map(({ to }) => Math.min(to, asked.from)),
  )
  const joined = cues
    .all('joins')
    .filter(({ from, to }) => from >= least && !isOr(heard, from) && behind(heard, to, asked))
  return Math.max(least, ...joined.map(({ to }) => to))
}

function behind(heard: Understanding, from: number, { from: to }: Range): boolean {
  return to > from && ownWords({ from, to }, heard) > 0
}

function joinsOther({ from }: Range, heard: Understanding): boolean {
  return from > 0 && (isOr(heard, from) || isOr(heard, from - 1))
}

function isOr({ utterance: { words } }: Understanding, at: number): boolean {
  return OR.has(words[at]?.folded ?? '')
}

function ownWords(range: Range, { utterance, cues }: Understanding): number {
  return uncoveredWords(utterance, range, [], cues, [...CALL_TALK, 'asks', 'asksFirst'])
}

function rareWords({ from, to }: Range, { utterance, language }: Understanding): number {
  return utterance.words.slice(from, to).filter(({ folded }) => !isEveryday(folded, language))
    .length
}
