import { readFileSync } from 'node:fs'
import type { RecapSegment } from '../recap-writer.ts'

export const TAUGHT_LANGUAGES = ['en', 'es', 'de', 'fr'] as const

/**
 * What an author marked a turn with: `q` a question that stays open, `a` one that is answered, `o` leaves something open,
 * `s` answers, `p` a proposal that is taken up, `r` one that is not, `d` decides or agrees, `n` rejects, `t` takes a task
 * on, `c` anything else.
 */
export type Mark = 'q' | 'a' | 'o' | 's' | 'p' | 'r' | 'd' | 'n' | 't' | 'c'

/** A short meeting that was written as an example: a mark for each segment. */
export type Dialogue = { segments: RecapSegment[]; marks: Mark[] }

/** A line a turn, `speaker mark words`; an empty line between two meetings. */
export function readDialogues(language: (typeof TAUGHT_LANGUAGES)[number]): Dialogue[] {
  const text = readFileSync(new URL(`./examples/${language}.txt`, import.meta.url), 'utf8')
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const turns = block.split('\n').map((line) => line.split(' '))
      return {
        marks: turns.map(([, mark]) => mark as Mark),
        segments: turns.map(([speaker = '', , ...words], at) => ({
          id: `s${at}`,
          speaker,
          startSeconds: at,
          endSeconds: at + 1,
          text: words.join(' '),
        })),
      }
    })
}
