import { LANGUAGES, type Language } from '../../../languages.ts'
import { SUBJECTS } from '../cues/cues.ts'

/** What is learned from examples, and not told by phrases; the examples and weights of each are in a folder of its name. */
export const LESSONS = ['urgency', 'purpose', 'subject', 'sales'] as const
export type Lesson = (typeof LESSONS)[number]

/**
 * `marks`: what it tells apart; of one mark, whether it is borne. `balanced`: as many of them as of others are assumed,
 * whatever the examples. `borrows`: what examples of other lessons are here, by their marks.
 */
type Course = {
  languages: readonly Language[]
  marks: readonly string[]
  balanced?: true
  borrows?: Partial<Record<Lesson, Record<string, string>>>
}

export const PURPOSES = ['matter', 'question', 'nothing'] as const

export const COURSES: Record<Lesson, Course> = {
  urgency: {
    languages: LANGUAGES,
    marks: ['!'],
    balanced: true,
    borrows: { purpose: { nothing: '-' } },
  },
  purpose: { languages: ['en'], marks: PURPOSES },
  subject: { languages: ['en'], marks: SUBJECTS },
  sales: {
    languages: ['en'],
    marks: ['!'],
    balanced: true,
    borrows: { purpose: { matter: '-', question: '-', nothing: '-' } },
  },
}
