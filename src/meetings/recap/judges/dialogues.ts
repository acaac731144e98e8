import { readFileSync } from 'node:fs'
import type { RecapSegment } from '../recap-writer.ts'

export const TAUGHT_LANGUAGES = ['en', 'es', 'de', 'fr'] as const
/** Fully labelled, so that all talk around a question can be used. */
export const WEIGHED_LANGUAGE = 'en'

/**
 * An author's label of a turn: `q` a question that stays open, `a` an answered one, `o` leaves something open, `s`
 * answers, `p` a proposal that is accepted, `r` one that is not, `d` decides or agrees, `n` rejects, `t` accepts a
 * task, `c` anything else; `-` none of `q`, `o` and `d`, not looked at further.
 */
export type Mark = 'q' | 'a' | 'o' | 's' | 'p' | 'r' | 'd' | 'n' | 't' | 'c' | '-'

/** A short example meeting with a label for each segment. */
export type Dialogue = { segments: RecapSegment[]; marks: Mark[] }

/**
 * Rooms of the benchmark, one file an author. Authors labelled open questions and decisions; the rest was labelled by
 * a model trained on the examples.
 */
export const TAUGHT_ROOMS = [
  'rooms',
  'rooms-by-others',
  'rooms-by-second-author',
  'rooms-by-third-author',
  'rooms-by-fourth-author',
  'rooms-by-fifth-author',
] as const

/** The same with the authors' labels only. */
const PARTLY_MARKED_ROOMS = [
  'rooms-by-sixth-author',
  'rooms-by-seventh-author',
  'rooms-by-tenth-author',
  'rooms-by-eleventh-author',
  'rooms-by-twelfth-author',
] as const

type ExampleFile =
  | (typeof TAUGHT_LANGUAGES)[number]
  | (typeof TAUGHT_ROOMS)[number]
  | (typeof PARTLY_MARKED_ROOMS)[number]

/** All examples except those of some files, in a fixed order. */
export function dialoguesBut(...left: readonly string[]): Dialogue[] {
  return [...TAUGHT_LANGUAGES, ...TAUGHT_ROOMS, ...PARTLY_MARKED_ROOMS]
    .filter((file) => !left.includes(file))
    .flatMap(readDialogues)
}

/** True if every turn has a label of what it does. */
export function isWhollyMarked({ marks }: Dialogue): boolean {
  return !marks.includes('-')
}

/** One line a turn, `speaker label words` with `_` in a name of two words; an empty line between meetings. */
function readDialogues(file: ExampleFile): Dialogue[] {
  const text = readFileSync(new URL(`./examples/${file}.txt`, import.meta.url), 'utf8')
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const turns = block.split('\n').map((line) => line.split(' '))
      return {
        marks: turns.map(([, mark]) => mark as Mark),
        segments: turns.map(([speaker = '', , ...words], at) => ({
          id: `s${at}`,
          speaker: speaker.replaceAll('_', ' '),
          startSeconds: at,
          endSeconds: at + 1,
          text: words.join(' '),
        })),
      }
    })
}
