import { createHash } from 'node:crypto'
import type { Language } from '../../../src/kernel/languages.ts'
import type { Caller } from './caller.ts'

/** How many callers of a language the engine was tuned on: 80 in all. The rest were held out until the first look. */
const TUNED_ON: Record<Language, number> = { en: 50, es: 5, pt: 5, fr: 5, tr: 5, ru: 5, de: 5 }

export type Split = { tuning: Caller[]; heldOut: Caller[] }

/** Chosen by the hash of their ids, per language, so that no person chooses who is held out. */
export function splitCallers(callers: readonly Caller[]): Split {
  const ranked = [...callers].sort((a, b) => (hashOf(a.id) < hashOf(b.id) ? -1 : 1))
  const seen = new Map<Language, number>()
  const split: Split = { tuning: [], heldOut: [] }
  for (const caller of ranked) {
    const rank = seen.get(caller.language) ?? 0
    seen.set(caller.language, rank + 1)
    split[rank < TUNED_ON[caller.language] ? 'tuning' : 'heldOut'].push(caller)
  }
  return split
}

export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
