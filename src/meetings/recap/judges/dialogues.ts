import { readFileSync } from 'node:fs'
import type { RecapSegment } from '../recap-writer.ts'

export const TAUGHT_LANGUAGES = ['en', 'es', 'de', 'fr'] as const
/** Enough talk was marked in it to weigh all that is said around a question. */
export const WEIGHED_LANGUAGE = 'en'

/**
 * What an author marked a turn with: `q` a question that stays open, `a` one that is answered, `o` leaves something open,
 * `s` answers, `p` a proposal that is taken up, `r` one that is not, `d` decides or agrees, `n` rejects, `t` takes a task
 * on, `c` anything else; `-` none of `q`, `o` and `d`, and not looked at further.
 */
export type Mark = 'q' | 'a' | 'o' | 's' | 'p' | 'r' | 'd' | 'n' | 't' | 'c' | '-'

/** A short meeting that was written as an example: a mark for each segment. */
export type Dialogue = { segments: RecapSegment[]; marks: Mark[] }

/**
 * Rooms of the benchmark, a file an author. What stays open and what was decided their authors marked; the rest was marked by
 * what the examples taught.
 */
export const TAUGHT_ROOMS = [
  'rooms',
  'rooms-by-others',
  'rooms-by-second-author',
  'rooms-by-third-author',
  'rooms-by-fourth-author',
  'rooms-by-fifth-author',
] as const

/** The same, of which only what their authors marked is known. */
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

/** All examples but those of some files, in an order of their own. */
export function dialoguesBut(...left: readonly string[]): Dialogue[] {
  return [...TAUGHT_LANGUAGES, ...TAUGHT_ROOMS, ...PARTLY_MARKED_ROOMS]
    .filter((file) => !left.includes(file))
    .flatMap(readDialogues)
}

/** True where every turn has a mark of what it does. */
export function isWhollyMarked({ marks }: Dialogue): boolean {
  return !marks.includes('-')
}

/** A line a turn, `speaker mark words` with `_` in a name of two words; an empty line between two meetings. */
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
