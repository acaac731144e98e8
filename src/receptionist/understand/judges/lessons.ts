import type { Language } from '../../../kernel/languages.ts'

/**
 * What is learned from examples rather than phrases; `languages/<language>/examples/<lesson>.txt` holds them. Those of
 * `refusal`, whether the caller wants nothing passed on, are in `ops/encoder`, in five languages.
 */
const LESSONS = ['urgency', 'purpose', 'sales', 'refusal'] as const
export type Lesson = (typeof LESSONS)[number]

const PURPOSES = ['matter', 'question', 'nothing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The mark of a yes-or-no lesson: `!` yes, `-` no. */
export const IS_SO = '!'

/**
 * `answers`: names, numbers, addresses, times, ages, thanks and talk about the call, in every language. `other_talk`:
 * what callers say of other matters (`encoder-rows.ts`). Neither is a lesson.
 */
export type ExampleFile = Lesson | 'answers' | 'other_talk'

export const HARMLESS = '-'

/**
 * `marks`: the classes. `balanced`: assumes as many with the mark as without, whatever the examples. `borrows`: which
 * mark the examples of other files get here, by their own marks.
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
  // Among the utterances without a purpose are refusals.
  refusal: {
    languages: ['en'],
    marks: [IS_SO],
    balanced: true,
    borrows: {
      answers: { [HARMLESS]: HARMLESS },
      purpose: { matter: HARMLESS, question: HARMLESS },
      other_talk: { [HARMLESS]: HARMLESS },
    },
  },
}

export function lessonsIn(language: Language): Lesson[] {
  return LESSONS.filter((lesson) => COURSES[lesson].languages.includes(language))
}
