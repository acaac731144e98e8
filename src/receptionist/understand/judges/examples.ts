import type { Language } from '../../../kernel/languages.ts'
import { readUtterance } from '../utterance.ts'
import { readOtherTalk, readRefusals } from './encoder-rows.ts'
import { COURSES, type ExampleFile, type Lesson } from './lessons.ts'
import { readLines, type Said } from './lines-of-examples.ts'
import { signsOf } from './signs.ts'

/** One example: its signs, each once, its mark, and its weight in the fit. */
export type Example = { signs: readonly number[]; mark: string; worth: number }

/** These are many and alike, so they count less than examples close by. Chosen by cross-validation. */
const BORROWED_WORTH: Partial<Record<ExampleFile, number>> = { answers: 0.25, other_talk: 0.25 }

export function readSaid(file: ExampleFile, language: Language): Said[] {
  if (file === 'refusal') return readRefusals()
  return file === 'other_talk' ? readOtherTalk() : readLines(file, language)
}

/** A lesson's own examples, and those it borrows from other lessons. */
export function examplesOf(lesson: Lesson, language: Language): Example[] {
  const borrowed = Object.entries(COURSES[lesson].borrows).flatMap(([from, marks]) =>
    isTaught(from as ExampleFile, language)
      ? readSaid(from as ExampleFile, language).flatMap(({ mark, text }) => {
          const means = marks[mark]
          return means
            ? [{ mark: means, text, worth: BORROWED_WORTH[from as ExampleFile] ?? 1 }]
            : []
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
  if (file === 'answers') return true
  return file === 'other_talk' ? language === 'en' : COURSES[file].languages.includes(language)
}
