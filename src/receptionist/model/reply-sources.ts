import type { Language } from '../../kernel/languages.ts'
import type { Notes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'

/** What a reply may rest on. `said` holds all that the caller has said so far. */
export type Known = { facts: BusinessFacts; notes: Notes; said: readonly string[]; at: Date }

/** The caller may have changed language. Not all languages: in some, "on" is a number. */
export function spokenIn({ languages }: BusinessFacts): Language[] {
  return [...new Set<Language>(['en', ...languages])]
}
