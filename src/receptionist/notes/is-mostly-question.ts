import type { NotedQuestion } from './notes.ts'

/** So many letters beside a question tell nothing more. */
const FEW_CHARS = 12

/** Whether the words are that question and hardly anything else. */
export function isMostly(words: string, { words: asked }: NotedQuestion): boolean {
  return words.length - asked.length <= FEW_CHARS
}
