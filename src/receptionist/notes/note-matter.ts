import type { Notes } from './notes.ts'

/** Limit for the words kept of a call: about ten minutes of talk without a pause. */
const MAX_MATTER_CHARS = 12_000

/** Adds a whole utterance about what the caller wants; the same words are kept once. */
export function noteMatter(notes: Notes, words: string): void {
  const text = words.trim()
  if (text === '' || notes.matters.includes(text)) return
  const held = notes.matters.reduce((sum, one) => sum + one.length, 0)
  const room = MAX_MATTER_CHARS - held
  if (room > 0) notes.matters.push(text.slice(0, room).toWellFormed())
  notes.withdrawn = false
}

/** A remark: kept in order if a message is left, but makes no message by itself. */
export function noteAside(notes: Notes, words: string): void {
  const withdrawn = notes.withdrawn
  const before = notes.matters.length
  noteMatter(notes, words)
  notes.withdrawn = withdrawn
  const added = notes.matters[before]
  if (added !== undefined) notes.asides.push(added)
}

/** The caller wants no message: drops what was said, but never a danger to life. */
export function withdrawMessage(notes: Notes): void {
  if (notes.danger.length > 0) return
  notes.withdrawn = true
  notes.wantsMessage = false
}

const MAX_QUESTIONS = 12

/** `told`: what the caller was told although it may not answer. */
export function noteQuestion(
  notes: Notes,
  words: string,
  answered: boolean,
  told: string | null = null,
): void {
  const text = words.trim().slice(0, 300).toWellFormed()
  const known = notes.questions.find((one) => one.words === text)
  if (known) known.answered ||= answered
  else if (text !== '' && notes.questions.length < MAX_QUESTIONS) {
    notes.questions.push({ words: text, answered, ...(told === null ? {} : { told }) })
  }
}

/**
 * A question the owner has to answer, even if it was noted as answered before. When the list is full it replaces an
 * answered question, or else the last one.
 */
export function noteOpenQuestion(notes: Notes, words: string): void {
  const text = words.trim().slice(0, 300).toWellFormed()
  const isSame = (one: { words: string }) => one.words.toLowerCase() === text.toLowerCase()
  notes.questions = notes.questions.filter((one) => !isSame(one))
  if (text === '') return
  if (notes.questions.length >= MAX_QUESTIONS) {
    const answered = notes.questions.findIndex((one) => one.answered)
    notes.questions.splice(answered === -1 ? notes.questions.length - 1 : answered, 1)
  }
  notes.questions.push({ words: text, answered: false })
  notes.withdrawn = false
}
