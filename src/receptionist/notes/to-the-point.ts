import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import type { Notes } from './notes.ts'

/** What people say before and after their point. A "no" may belong to the point. */
const AROUND: readonly CueName[] = [
  'greeting',
  'filler',
  'hesitation',
  'courtesy',
  'languageAsk',
  'yes',
  'thanks',
  'hold',
  'checks',
  'goodbye',
  'joins',
]
/** "I was calling because". */
const BEFORE: readonly CueName[] = [...AROUND, 'callLead']
/** The "do" in "what do I do" is not a yes at the end. */
const BEHIND: readonly CueName[] = AROUND.filter((name) => name !== 'yes')

/** Fewer words than this say nothing. */
const TELLS_FROM = 2

/** What was said of something, as one line: without greetings, hesitation sounds and false starts, else as said. */
export function toThePoint(words: string, notes: Notes): string {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const told = pointOf(utterance, cues, notes)
  if (told.to - told.from < TELLS_FROM) return words
  return lineOf(told, utterance, cues, notes) + (words.endsWith('…') ? '…' : '')
}

/** What was said, without the words around its point. Words with a denial stay: "not urgent at all". */
function pointOf(utterance: Utterance, cues: Cues, notes: Notes): Range {
  const names = namesIn(utterance, cues, notes)
  const found = (all: readonly CueName[]) =>
    [...names, ...all.flatMap((cue) => cues.all(cue))].filter((one) => !cues.has('negation', one))
  const [before, behind] = [found(BEFORE), found(BEHIND)]
  let [from, to] = [0, utterance.words.length]
  for (let moved = true; moved; ) {
    const first = Math.max(
      from,
      ...before.filter((one) => one.from <= from && one.to < to).map((one) => one.to),
    )
    const last = Math.min(
      to,
      ...behind.filter((one) => one.to >= to && one.from > first).map((one) => one.from),
    )
    moved = first !== from || last !== to
    from = first
    to = last
  }
  // The "look" of "it needs a look" is no filler.
  const leads = (at: number) => DETERMINERS.has(utterance.words[at]?.folded ?? '')
  return { from, to: leads(to - 1) ? Math.min(to + 1, utterance.words.length) : to }
}

const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the my your our his her un una el la le les ein eine der die das um uma o'.split(' '),
)

/** The words of a range without hesitation sounds, and what is said twice ("our uh our garbage disposal") once. */
function lineOf(
  { from, to }: Range,
  utterance: Utterance,
  cues: Cues,
  { language }: Notes,
): string {
  const { words, source } = utterance
  const sounds = cues.all('hesitation')
  const numbers = digitRuns(utterance, language).map(({ range }) => range)
  const within = (ranges: readonly Range[], at: number) =>
    ranges.some((one) => at >= one.from && at < one.to)
  const kept = words.flatMap((_, at) => (at < from || at >= to || within(sounds, at) ? [] : [at]))
  const isSame = (one = -1, other = -1) =>
    words[one]?.folded === words[other]?.folded && !within(numbers, one)
  for (let at = 0; at < kept.length; ) {
    const count = RESTARTS.find(
      (length) =>
        at + 2 * length <= kept.length &&
        kept.slice(at, at + length).every((one, k) => isSame(one, kept[at + length + k])),
    )
    if (count === undefined) at += 1
    else kept.splice(at, count)
  }
  const line = kept.map((at, n) => {
    const [word, next] = [words[at], words[at + 1]]
    const isNext = kept[n + 1] === at + 1
    return isNext ? source.slice(word?.start, next?.start) : `${word?.heard}${word?.stop} `
  })
  const text = line.join('').replace(/[.,\s]+$/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A false start is at most four words long. */
const RESTARTS = [4, 3, 2, 1]

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
