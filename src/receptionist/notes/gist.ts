import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/lexicon.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from '../understand/coverage.ts'
import { judge } from '../understand/judges/judge.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import type { Notes } from './notes.ts'

const MAX_GIST_CHARS = 140

/** What the caller wants in a line of their own words; null when nothing was told. */
export function gistOf(notes: Notes): string | null {
  if (notes.gist !== null) return clip(notes.gist, MAX_GIST_CHARS)
  const open = notes.questions.find(({ answered }) => !answered)
  const telling = mostTelling(notes) ?? open?.words ?? notes.matters[0]
  return telling === undefined ? null : clip(fromThePoint(telling, notes), MAX_GIST_CHARS)
}

/** The first of those that tell best; null when none tells anything. */
function mostTelling(notes: Notes): string | null {
  const rated = notes.matters.map((words, turn) => ({ words, tells: tellsOf(words, turn, notes) }))
  const most = Math.max(0, ...rated.map(({ tells }) => tells))
  return rated.find(({ tells }) => tells > 0 && tells === most)?.words ?? null
}

/** Each later turn tells so much less: what is said first is most often what is wanted. */
const LATER = 0.8
/** So many words of its own make an utterance as telling as it can be. */
const FULL_WORDS = 7
/** A question tells so much of what a need does. */
const ASKED = 0.7

/** How well an utterance tells what the caller wants; names, numbers and talk about the call tell nothing. */
function tellsOf(words: string, turn: number, notes: Notes): number {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const { purpose, urgency } = judge(utterance, notes.language)
  const digits = digitRuns(utterance, notes.language).map(({ range }) => range)
  const slots = [...namesIn(utterance, cues, notes), ...digits]
  const own = uncoveredWords(utterance, wholeOf(utterance), slots, cues, NOT_TOLD)
  if (own < 2) return 0
  // Where the purpose was not learned, who asks may tell something too.
  const asks = cues.has('asks') || cues.has('asksFirst') ? 0.5 : 0
  const { matter, question } = purpose?.whole ?? { matter: 1 - asks, question: asks }
  const urgent = notes.urgency.urgent ? urgency.likelihood : 0
  return Math.min(own / FULL_WORDS, 1) * (matter + ASKED * question + urgent) * LATER ** turn
}

/** Besides talk about the call: what comes before a name, and when or how to call. */
const NOT_TOLD: readonly CueName[] = [
  ...CALL_TALK,
  'nameLeadShort',
  'partingWish',
  'upset',
  'availability',
  'availabilityWish',
  'timeLead',
]

/** What people say before they come to the point, and behind it. */
const AROUND: readonly CueName[] = [
  'greeting',
  'filler',
  'courtesy',
  'yes',
  'no',
  'thanks',
  'hold',
  'goodbye',
  'joins',
]

/** The words without a greeting, the caller's name and the like at their ends. */
function fromThePoint(words: string, notes: Notes): string {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const around = [...namesIn(utterance, cues, notes), ...AROUND.flatMap((cue) => cues.all(cue))]
  let { from, to } = wholeOf(utterance)
  for (let moved = true; moved; ) {
    const first = Math.max(from, ...around.filter((one) => one.from <= from).map((one) => one.to))
    const last = Math.min(to, ...around.filter((one) => one.to >= to).map((one) => one.from))
    moved = first !== from || last !== to
    from = first
    to = last
  }
  return to - from >= 2 ? heardIn(utterance, { from, to }) : words
}

/** The caller's name with what leads to it, and spelled letters. */
function namesIn({ words }: Utterance, cues: Cues, { name }: Notes): Range[] {
  const named = new Set(name?.text.toLowerCase().split(/[ -]/))
  const ranges = words.flatMap(({ heard }, at) =>
    named.has(heard.toLowerCase()) || isSpelled(words, at) ? [{ from: at, to: at + 1 }] : [],
  )
  const leads = [...cues.all('nameLead'), ...cues.all('nameLeadShort')]
  return [...ranges, ...leads.filter(({ to }) => ranges.some(({ from }) => from === to))]
}

/** A letter beside a letter. */
function isSpelled(words: Utterance['words'], at: number): boolean {
  const isLetter = (place: number) => words[place]?.folded.length === 1
  return isLetter(at) && (isLetter(at - 1) || isLetter(at + 1))
}

/** Shortened at a word. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
