import type { CueName } from '../languages/cue-names.ts'
import { findCues } from '../languages/lexicon.ts'
import { judge } from '../understand/judges/judge.ts'
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
  const told = notes.matters.filter((words) => !notes.asides.includes(words))
  const asked = notes.questions.find(({ answered }) => !answered)?.words
  const words = told.length > 0 ? mostTelling(told, notes) : (notes.matters[0] ?? asked)
  return words === undefined ? null : clip(fromThePoint(words, notes), MAX_GIST_CHARS)
}

/** Each later sentence must tell so much more than the first that it is the matter. */
const LATER = 0.08

/** The sentence that sounds most like a matter; the first where that was not learned. */
function mostTelling(told: readonly string[], { language }: Notes): string | undefined {
  const sentences = told.flatMap((words) => {
    const utterance = readUtterance(words)
    const { purpose, urgency } = judge(utterance, language)
    return utterance.sentences.map((range, at) => ({
      words: heardIn(utterance, range),
      tells: (purpose?.sentences[at]?.matter ?? 0) + (urgency.sentences[at] ?? 0),
      isShort: range.to - range.from < MIN_WORDS,
    }))
  })
  const rated = sentences.map(({ words, tells, isShort }, at) => ({
    words,
    tells: (isShort ? 0 : tells) - at * LATER,
  }))
  return rated.reduce((best, one) => (one.tells > best.tells ? one : best), rated[0] ?? NOTHING)
    .words
}

const MIN_WORDS = 4
const NOTHING = { words: '', tells: 0 }

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
