import type { Notes } from './notes.ts'

/** "It's not an emergency" takes urgency back, but never a danger to life. */
export function denyUrgency(notes: Notes): void {
  if (notes.danger.some((one) => one !== 'poison')) return
  notes.urgency = { urgent: false, words: [], denied: true }
}
