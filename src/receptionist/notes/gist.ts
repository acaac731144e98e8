import { clip, clipAtClause } from './clip.ts'
import type { Notes } from './notes.ts'
import { whatIsWanted } from './what-is-wanted.ts'

const MAX_GIST_CHARS = 140

/** What the caller wants, in one line of their own words; null when they said nothing about it. */
export function gistOf(notes: Notes): string | null {
  if (notes.gist !== null) return clip(notes.gist, MAX_GIST_CHARS)
  const open = notes.questions.find(({ answered }) => !answered)
  const told = notes.matters.find((words) => !notes.asides.includes(words))
  const line = whatIsWanted(notes) ?? open?.words ?? told ?? notes.matters[0]
  return line === undefined ? null : clipAtClause(line, MAX_GIST_CHARS)
}
