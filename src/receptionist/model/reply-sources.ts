import type { Language } from '../../kernel/languages.ts'
import type { Notes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'

/** What a reply may rest on. `said` holds all that the caller has said so far. */
export type Known = { facts: BusinessFacts; notes: Notes; said: readonly string[]; at: Date }

/** A caller may have said it before the language changed. "On" is a number in a language that the line does not speak. */
export function spokenIn({ languages }: BusinessFacts): Language[] {
  return [...new Set<Language>(['en', ...languages])]
}
