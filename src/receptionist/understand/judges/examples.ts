import { readFileSync } from 'node:fs'
import type { Language } from '../../../languages.ts'
import { readUtterance } from '../utterance.ts'
import { COURSES, type ExampleFile, type Lesson } from './lessons.ts'
import { signsOf } from './signs.ts'

/** What a caller says, and what it was marked with. */
export type Said = { mark: string; text: string }

/** One thing said: its signs, each once, and its mark. */
export type Example = { signs: readonly number[]; mark: string }

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
          return means ? [{ mark: means, text }] : []
        })
      : [],
  )
  return [...readSaid(lesson, language), ...borrowed].map(({ mark, text }) => ({
    signs: [...new Set(signsOf(readUtterance(text)).hashes)],
    mark,
  }))
}

function isTaught(file: ExampleFile, language: Language): boolean {
  return file === 'answers' || COURSES[file].languages.includes(language)
}
