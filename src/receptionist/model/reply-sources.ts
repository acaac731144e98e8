import type { Language } from '../../kernel/languages.ts'
import type { Notes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'

/** The sources that may support a reply. `said`: everything the caller has said so far. */
export type Known = { facts: BusinessFacts; notes: Notes; said: readonly string[]; at: Date }

/** The line's languages, since the caller may have switched. Not all languages: in some, "on" is a number. */
export function spokenIn({ languages }: BusinessFacts): Language[] {
  return [...new Set<Language>(['en', ...languages])]
}
