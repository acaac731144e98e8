import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import type { Notes } from './notes.ts'

/** What people say before and after their point. A "no" may belong to the point; see `barely`. */
const AROUND: readonly CueName[] = [
  'greeting',
  'filler',
  'hesitation',
  'courtesy',
  'yes',
  'thanks',
  'hold',
  'checks',
  'goodbye',
  'joins',
]

/** Fewer words of its own than this say nothing. */
const TELLS_FROM = 2

/**
 * An utterance as one line for the owner: without the words around its point, hesitation sounds and false starts.
 * Everything else stays as said.
 */
export function toThePoint(words: string, notes: Notes): string {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const names = namesIn(utterance, cues, notes)
  const told = withoutEdges(telling(utterance, cues, names), utterance, cues, names)
  if (told.to - told.from < TELLS_FROM) return words
  const line = withoutRestarts(told, utterance, cues, notes)
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** Without a leading "I was calling because". */
function telling(utterance: Utterance, cues: Cues, names: readonly Range[]): Range {
  const whole = wholeOf(utterance)
  const tells = (range: Range) =>
    uncoveredWords(utterance, range, names, cues) >= TELLS_FROM ||
    cues.has('negation', range) ||
    /\d/.test(heardIn(utterance, range))
  const leads = cues
    .all('callLead')
    .filter(({ from, to }) => !tells({ from: 0, to: from }) && tells({ from: to, to: whole.to }))
  return { from: Math.max(0, ...leads.map(({ to }) => to)), to: whole.to }
}

function withoutEdges(
  range: Range,
  utterance: Utterance,
  cues: Cues,
  names: readonly Range[],
): Range {
  const barely = cues
    .all('no')
    .filter(({ to }) => utterance.words[to - 1]?.stop !== '' || cues.at('hesitation', to) !== null)
  const around = [...names, ...barely, ...AROUND.flatMap((cue) => cues.all(cue))].filter(
    // "Not urgent at all", "I was just wondering": words with a denial are not cut.
    (one) => one.to <= range.to && !cues.has('negation', one),
  )
  // The "do" in "what do I do" is not a yes at the end.
  const behind = around.filter((one) => !cues.all('yes').includes(one))
  let { from, to } = range
  for (let moved = true; moved; ) {
    const first = Math.max(from, ...around.filter((one) => one.from <= from).map((one) => one.to))
    const last = Math.min(to, ...behind.filter((one) => one.to >= to).map((one) => one.from))
    moved = first !== from || last !== to
    from = first
    to = last
  }
  return { from, to }
}

/** "Our uh our garbage disposal" is kept once; repeated numbers are not false starts. */
function withoutRestarts(
  { from, to }: Range,
  utterance: Utterance,
  cues: Cues,
  { language }: Notes,
): string {
  const { words } = utterance
  const digits = digitRuns(utterance, language)
  const isNumber = (at: number) => digits.some(({ range }) => at >= range.from && at < range.to)
  const isSame = (one: number, other: number) => {
    const { folded = '' } = words[one] ?? {}
    const isWord = folded.length > 1 || SHORT_WORDS.has(folded)
    return isWord && folded === words[other]?.folded && !isNumber(one)
  }
  const kept: Range[] = []
  for (let at = from; at < to; ) {
    const next = beginsAgain(at, to, cues, isSame) ?? behindSounds(at, cues)
    if (next !== at) {
      at = next
      continue
    }
    const last = kept.at(-1)
    if (last?.to === at) last.to = at + 1
    else kept.push({ from: at, to: at + 1 })
    at += 1
  }
  const pieces = kept.map((range) => heardIn(utterance, range) + (words[range.to - 1]?.stop ?? ''))
  return pieces.join(' ').replace(/[.,\s]+$/, '')
}

/** A false start is at most four words long. */
const RESTART_WORDS = [4, 3, 2, 1]
const SHORT_WORDS = new Set(['i', 'a'])

/** The position where the words at `at` are said for the second time, or null. */
function beginsAgain(
  at: number,
  to: number,
  cues: Cues,
  isSame: (one: number, other: number) => boolean,
): number | null {
  for (const count of RESTART_WORDS) {
    const again = behindSounds(at + count, cues)
    const all = Array.from({ length: count }, (_, one) => one)
    if (again + count <= to && all.every((one) => isSame(at + one, again + one))) return again
  }
  return null
}

function behindSounds(from: number, cues: Cues): number {
  let at = from
  for (let sound = cues.at('hesitation', at); sound; sound = cues.at('hesitation', at))
    at = sound.to
  return at
}

/** The caller's name with the words that introduce it, and spelled letters. */
export function namesIn({ words }: Utterance, cues: Cues, { name }: Notes): Range[] {
  const named = new Set(name?.text.toLowerCase().split(/[ -]/))
  const ranges = words.flatMap(({ heard }, at) =>
    named.has(heard.toLowerCase()) || isSpelled(words, at) ? [{ from: at, to: at + 1 }] : [],
  )
  const leads = [...cues.all('nameLead'), ...cues.all('nameLeadShort')]
  return [...ranges, ...leads.filter(({ to }) => ranges.some(({ from }) => from === to))]
}

/** A letter next to another letter. */
function isSpelled(words: Utterance['words'], at: number): boolean {
  const isLetter = (place: number) => words[place]?.folded.length === 1
  return isLetter(at) && (isLetter(at - 1) || isLetter(at + 1))
}
