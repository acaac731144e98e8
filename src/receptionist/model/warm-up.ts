import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '../../kernel/languages.ts'
import { newNotes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { warmUp as warmUpHearing } from '../understand/warm-up.ts'
import { problemOf } from './check-sentence.ts'

const WARMED = new Set<Language>()

/**
 * Loads what hearing and the sentence check need on first use, for the languages of a line, so that the first caller
 * does not wait. Once per language.
 */
export async function warmUp(facts: BusinessFacts, at: Date): Promise<void> {
  const cold = (['en', ...facts.languages] as const).filter((one) => !WARMED.has(one))
  for (const language of cold) WARMED.add(language)
  await warmUpHearing(facts, at)
  for (const language of cold) {
    for (const words of SAMPLES) {
      await nextTurn()
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
