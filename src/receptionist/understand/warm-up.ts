import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Language } from '../../kernel/languages.ts'
import { newState } from '../begin-or-read-state.ts'
import { encodeEach } from '../facts/likely-asked.ts'
import { newNotes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { understand } from './understand.ts'

/** The greeting takes longer than this. Nothing may delay the call while it connects. */
const GREETED_WITHIN_MS = 500
const WARMED = new Set<Language>()

/**
 * Loads word lists, weights, phrases and the encoder while the caller is greeted, one language at a time so that other
 * work can run. A process without calls never loads them. Then encodes what may be asked of this business, so that the
 * first question does not have to wait for it.
 */
export async function warmUp(facts: BusinessFacts, at: Date): Promise<void> {
  await wait(GREETED_WITHIN_MS, undefined, { ref: false })
  for (const language of ['en', ...facts.languages] as const) {
    if (WARMED.has(language)) continue
    WARMED.add(language)
    await nextTurn()
    const { talk } = newState(null)
    const notes = { ...newNotes(null), language }
    understand(WORDS, undefined, { facts, notes, talk, at })
  }
  await encodeEach(facts)
}

const WORDS = 'What are your hours?'
