import type { CueName } from '../languages/cue-names.ts'
import { findCues } from '../languages/lexicon.ts'
import { heardIn, readUtterance } from '../understand/utterance.ts'
import type { Notes } from './notes.ts'

const MAX_GIST_CHARS = 100

/** What people say before they come to the point. */
const OPENERS: readonly CueName[] = [
  'greeting',
  'filler',
  'courtesy',
  'yes',
  'no',
  'thanks',
  'hold',
]

/** What the caller wants in a line of their own words; null when nothing was told. */
export function gistOf(notes: Notes): string | null {
  if (notes.gist !== null) return clip(notes.gist, MAX_GIST_CHARS)
  const told = notes.matters.find((words) => !notes.asides.includes(words)) ?? notes.matters[0]
  const asked = notes.questions.find(({ answered }) => !answered)?.words
  const words = told ?? asked
  return words === undefined ? null : clip(fromThePoint(words, notes), MAX_GIST_CHARS)
}

function fromThePoint(words: string, { language, name }: Notes): string {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, language)
  const named = name === null ? [] : name.text.toLowerCase().split(' ')
  let at = 0
  for (let moved = true; moved; ) {
    const opener = OPENERS.map((cue) => cues.at(cue, at)?.to ?? at).reduce((a, b) => Math.max(a, b))
    const lead = cues.at('nameLead', at) ?? cues.at('nameLeadShort', at)
    let after = opener
    if (lead && named.includes(utterance.words[lead.to]?.heard.toLowerCase() ?? '')) after = lead.to
    while (after > at && named.includes(utterance.words[after]?.heard.toLowerCase() ?? ''))
      after += 1
    moved = after > at
    at = after
  }
  const rest = { from: at, to: utterance.words.length }
  return rest.to - rest.from >= 2 ? heardIn(utterance, rest) : words
}

/** Shortened at a word. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
