import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Language } from '../../kernel/languages.ts'
import { newState } from '../begin-or-read-state.ts'
import { encodeEach } from '../facts/likely-asked.ts'
import { newNotes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { understand } from './understand.ts'

/** The greeting takes longer; meanwhile its call connects, and nothing is to hold that up. */
const GREETED_WITHIN_MS = 500
const WARMED = new Set<Language>()

/**
 * Reads what hearing goes by (word lists, weights, phrases, the encoder) when it is first needed, a language at a time
 * between other work, while the caller is greeted: a process that answers no call never reads it. Then it encodes what
 * may be asked of this business, so that the first question of a call need not wait for all of it.
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
