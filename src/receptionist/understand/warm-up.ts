import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import { newState } from '../begin-or-read-state.ts'
import { encodeEach } from '../facts/likely-asked.ts'
import { findCues } from '../languages/find-cues.ts'
import { newNotes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { openPart } from '../sentences/encode.ts'
import { understand } from './understand.ts'
import { readUtterance } from './utterance.ts'

/** For the frames that connect the call. The greeting takes longer than this. */
const CONNECTED_WITHIN_MS = 500
const WARMED = new Set<Language>()

/**
 * Loads phrases, the encoder, what may be asked of this business, word lists and weights while the caller hears the
 * greeting: not earlier, as nothing may delay the answer, and in small parts, as on a busy machine one long part could
 * keep the carrier from connecting the call. A process without calls never loads them.
 */
export async function warmUp(facts: BusinessFacts, at: Date): Promise<void> {
  await wait(CONNECTED_WITHIN_MS, undefined, { ref: false })
  const cold = (['en', ...facts.languages] as const).filter((language) => !WARMED.has(language))
  if (cold.length > 0) {
    for (const language of LANGUAGES) {
      findCues(readUtterance(WORDS), language)
      await nextTurn()
    }
    while (openPart()) await nextTurn()
  }
  await encodeEach(facts)
  for (const language of cold) {
    WARMED.add(language)
    await nextTurn()
    const { talk } = newState(null)
    const notes = { ...newNotes(null), language }
    understand(WORDS, undefined, { facts, notes, talk, at })
  }
}

const WORDS = 'What are your hours?'
