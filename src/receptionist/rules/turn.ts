import type { State, Talk } from '../call-state.ts'
import type { Phrases } from '../languages/phrases.ts'
import { PHRASES } from '../languages/phrases-by-language.ts'
import type { Notes } from '../notes/notes.ts'
import type { BusinessFacts, Reply } from '../receptionist.ts'

/** One turn of one call. `notes` and `talk` are copies for this turn and may be changed in place. */
export type Turn = { facts: BusinessFacts; notes: Notes; talk: Talk; at: Date }

export function turnOf(facts: BusinessFacts, { notes, talk }: State, at: Date): Turn {
  return { facts, notes, talk, at }
}

export function phrasesOf({ notes }: Turn): Phrases {
  return PHRASES[notes.language]
}

export function reply({ notes }: Turn, text: string): Reply {
  return { text, language: notes.language, end: false }
}

export function hangUp({ notes, talk }: Turn, text: string): Reply {
  talk.ended = true
  return { text, language: notes.language, end: true }
}
