import type { Danger, Notes } from './notes.ts'
import { denyUrgency } from './take-back-urgency.ts'

const MAX_WORDS = 3
const MAX_QUOTE_CHARS = 160

/** Something that cannot wait; `words` is the sentence that says so. */
export function noteUrgent(notes: Notes, words: string): void {
  const quote = words.trim().slice(0, MAX_QUOTE_CHARS).toWellFormed()
  const all = new Set([...notes.urgency.words, quote])
  notes.urgency = { urgent: true, words: [...all].slice(0, MAX_WORDS), denied: false }
}

/** Soon, but not now. A danger to life stays urgent. */
export function noteSoon(notes: Notes, words: string): void {
  denyUrgency(notes)
  if (notes.urgency.urgent) return
  const soon = words.trim().slice(0, MAX_QUOTE_CHARS).toWellFormed()
  notes.urgency = { urgent: false, words: [], denied: false, ...(soon === '' ? {} : { soon }) }
}

export function noteDanger(notes: Notes, danger: Danger, words: string): void {
  if (!notes.danger.includes(danger)) notes.danger.push(danger)
  noteUrgent(notes, words)
}
