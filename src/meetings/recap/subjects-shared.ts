import { dayWords } from '../../receptionist/facts/day-words.ts'
import { wordsOf } from './folded-words.ts'
import { determinersOf, type Language, stopWordsOf } from './language-heard.ts'
import type { Talk } from './quote-place.ts'

const SHORTEST = 3
const STEM = 5

/** The words of a line that tell what it is about: no names of speakers, numbers or everyday words. */
export function subjectsOf(text: string, { segments, language }: Talk): string[] {
  const speakers = new Set(segments.flatMap(({ speaker }) => wordsOf(speaker ?? '')))
  return telling(text, language).filter((word) => !speakers.has(word))
}

/** Whether one of them is in the text, in any form. */
export function isOnSubject(
  subjects: readonly string[],
  text: string,
  { language }: Talk,
): boolean {
  const here = telling(text, language)
  return subjects.some((one) => here.some((other) => isSameStem(one, other)))
}

function telling(text: string, language: Language): string[] {
  const everyday = new Set([...stopWordsOf(language), ...determinersOf(language), ...VERBS])
  const { number, ordinal } = dayWords(language)
  return wordsOf(text).filter(
    (word) =>
      word.length >= SHORTEST &&
      !/^\d/.test(word) &&
      !everyday.has(word) &&
      !number.has(word) &&
      !ordinal.has(word),
  )
}

/** "Bus" and "buses". */
function isSameStem(one: string, other: string): boolean {
  const length = Math.min(STEM, one.length, other.length)
  return one.slice(0, length) === other.slice(0, length)
}

/** Everyday verbs and nouns of any subject, which the lists of a language lack. */
const VERBS =
  `will would should could must shall make made take takes get gets give goes going have has let lets want
  wants need needs say said think know week month year today tomorrow then just only actually instead over from with
  into this that vamos vale bien hacer hace hacen esta este semana tiene tienen dann doch machen macht wird werden
  haben woche monat jahr`.split(/\s+/)
