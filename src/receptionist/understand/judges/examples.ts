import { readFileSync } from 'node:fs'
import type { Language } from '../../../kernel/languages.ts'
import { readUtterance } from '../utterance.ts'
import { COURSES, type ExampleFile, type Lesson } from './lessons.ts'
import { signsOf } from './signs.ts'

/** What a caller says, and what it was marked with. */
export type Said = { mark: string; text: string }

/** One thing said: its signs, each once, its mark, and how many others it counts for. */
export type Example = { signs: readonly number[]; mark: string; worth: number }

/** Answers are many and alike; what is near the matter must not be drowned by them. Chosen by cross-validation. */
const ANSWER_WORTH = 0.25

/** A line each, its mark before the first space. */
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

/** A lesson's own, and what it borrows of other lessons. */
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
