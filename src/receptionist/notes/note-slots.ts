import { plainText } from '../../kernel/text/plain-text.ts'
import type { Notes, Source } from './notes.ts'

const MAX_NAME_CHARS = 80
const MAX_SLOT_CHARS = 200

/** Notes a name the caller gave. A confirmed name changes only by the caller's own correction. */
export function noteName(notes: Notes, text: string, source: Source): void {
  const name = plainText(text).slice(0, MAX_NAME_CHARS).trim()
  if (name === '' || notes.name?.text === name) return
  notes.name = { text: name, source, confirmed: false }
  notes.refused.name = false
}

type Slot = 'email' | 'address' | 'availability'

/** Appends what a later turn says about the same slot, unless it repeats it. */
export function noteSlot(notes: Notes, slot: Slot, words: string): void {
  const text = plainText(words).slice(0, MAX_SLOT_CHARS).trim()
  const held = notes[slot]
  if (text === '' || held?.toLowerCase().includes(text.toLowerCase())) return
  if (slot === 'address' && held && isSameHouse(held, text)) return
  const isLonger = held !== null && text.toLowerCase().includes(held.toLowerCase())
  notes[slot] = held === null || isLonger || slot === 'email' ? text : `${held}; ${text}`
}

/** The same address again with fewer words. */
function isSameHouse(held: string, text: string): boolean {
  const [house] = text.split(' ')
  return text.length <= held.length && held.split(' ')[0] === house
}

/** Replaces the slot; empty words clear it. */
export function replaceSlot(notes: Notes, slot: Slot, words: string): void {
  notes[slot] = null
  noteSlot(notes, slot, words)
}
