import { readFileSync } from 'node:fs'
import type { Language } from '../../../kernel/languages.ts'
import { readUtterance } from '../utterance.ts'
import { COURSES, type ExampleFile, type Lesson } from './lessons.ts'
import { signsOf } from './signs.ts'

export type Said = { mark: string; text: string }

/** One example: its signs, each once, its mark, and its weight in the fit. */
export type Example = { signs: readonly number[]; mark: string; worth: number }

/** Answers are many and alike, so they count less than examples close to a matter. Chosen by cross-validation. */
const ANSWER_WORTH = 0.25

/** One example per line, with its mark before the first space. */
export function readSaid(file: ExampleFile, language: Language): Said[] {
  const url = new URL(`../../languages/${language}/examples/${file}.txt`, import.meta.url)
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf(' ')
      return { mark: line.slice(0, end), text: line.slice(end + 1) }
    })
}

/** A lesson's own examples, and those it borrows from other lessons. */
export function examplesOf(lesson: Lesson, language: Language): Example[] {
  const borrowed = Object.entries(COURSES[lesson].borrows).flatMap(([from, marks]) =>
    isTaught(from as ExampleFile, language)
      ? readSaid(from as ExampleFile, language).flatMap(({ mark, text }) => {
          const means = marks[mark]
          return means ? [{ mark: means, text, worth: from === 'answers' ? ANSWER_WORTH : 1 }] : []
        })
      : [],
  )
  const own = readSaid(lesson, language).map((said) => ({ ...said, worth: 1 }))
  return [...own, ...borrowed].map(({ mark, text, worth }) => ({
    signs: [...new Set(signsOf(readUtterance(text)).hashes)],
    mark,
    worth,
  }))
}

function isTaught(file: ExampleFile, language: Language): boolean {
  return file === 'answers' || COURSES[file].languages.includes(language)
}
