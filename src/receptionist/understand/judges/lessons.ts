import type { Language } from '../../../kernel/languages.ts'

/** What is learned from examples, and not told by phrases; `languages/<language>/examples/<lesson>.txt` holds them. */
const LESSONS = ['urgency', 'purpose', 'sales'] as const
export type Lesson = (typeof LESSONS)[number]

const PURPOSES = ['matter', 'question', 'nothing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The mark of a lesson that only tells whether it is so: `!` is, `-` is not. */
const IS_SO = '!'

/**
 * `answers`: names, numbers, addresses, times, ages, thanks and
 * talk about the call, in every language; no lesson itself.
 */
export type ExampleFile = Lesson | 'answers'

const HARMLESS = '-'

/**
 * `marks`: what it tells apart. `balanced`: as many with the mark as without are assumed,
 * whatever the examples. `borrows`: what other examples are here, by their marks.
 */
export type Course = {
  languages: readonly Language[]
  marks: readonly string[]
  balanced: boolean
  borrows: Partial<Record<ExampleFile, Record<string, string>>>
}

export const COURSES: Record<Lesson, Course> = {
  urgency: {
    languages: ['en', 'es', 'pt', 'fr', 'tr', 'ru', 'de'],
    marks: [IS_SO],
    balanced: true,
    borrows: {
      answers: { [HARMLESS]: HARMLESS },
      purpose: { question: HARMLESS, nothing: HARMLESS },
    },
  },
  purpose: { languages: ['en'], marks: PURPOSES, balanced: false, borrows: {} },
  sales: {
    languages: ['en'],
    marks: [IS_SO],
    balanced: true,
    borrows: {
      answers: { [HARMLESS]: HARMLESS },
      purpose: { matter: HARMLESS, question: HARMLESS, nothing: HARMLESS },
    },
  },
}

export function lessonsIn(language: Language): Lesson[] {
  return LESSONS.filter((lesson) => COURSES[lesson].languages.includes(language))
}
