import { clip } from './clip.ts'
import type { Notes } from './notes.ts'
import { whatIsWanted } from './what-is-wanted.ts'

const MAX_GIST_CHARS = 140

/**
 * What the caller wants, in one line of their own words; null when they said nothing about it. `services`: those of the
 * business, which callers name when they come to what they want.
 */
export function gistOf(
  notes: Notes,
  services: readonly string[],
  room = MAX_GIST_CHARS,
): string | null {
  if (notes.gist !== null) return clip(notes.gist, room)
  const open = notes.questions.find(({ answered }) => !answered) ?? notes.questions.at(-1)
  const told = notes.matters.find((words) => !notes.asides.includes(words)) ?? notes.matters[0]
  const line = whatIsWanted(notes, services, room) ?? open?.words ?? told
  return line === undefined ? null : clip(line, room)
}
