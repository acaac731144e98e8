import { readFileSync } from 'node:fs'
import type { Language } from '../../../languages.ts'
import type { Lesson } from './lessons.ts'

/** What callers say, and what it was marked with. */
export type Said = { mark: string; text: string }

/** The examples of a language, from the lesson's `said/`: a line each, its mark before the first space. */
export function readSaid(lesson: Lesson, language: Language): Said[] {
  return readFileSync(new URL(`../${lesson}/said/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf(' ')
      return { mark: line.slice(0, end), text: line.slice(end + 1) }
    })
}
