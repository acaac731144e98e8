import type { Language } from '../../kernel/languages.ts'
import { newNotes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { problemOf } from './check-sentence.ts'

const WARMED = new Set<Language>()

/**
 * Loads what the sentence check needs on first use (word lists, weights, phrases) for the languages of a line, so that
 * the first caller does not wait. Once per language.
 */
export function warmUp(facts: BusinessFacts, at: Date): void {
  const cold = (['en', ...facts.languages] as const).filter((one) => !WARMED.has(one))
  for (const language of cold) {
    WARMED.add(language)
    for (const words of SAMPLES) {
      const notes = { ...newNotes(null), language }
      problemOf(words, { facts, notes, said: [words], at })
    }
  }
}

/** Covers each kind of check: a number, a time, a service, a question. */
const SAMPLES = [
  'We also do repairs from eight to five for $89 an hour.',
  'You should call 5 1 2, 5 5 5, 0 1 9 9. What is your name?',
]
