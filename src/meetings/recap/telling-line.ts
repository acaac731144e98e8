import type { Line } from './spoken-meeting.ts'

const WORDS_MIN = 8
const WORDS_MAX = 25
const SUBJECT_WORDS_MIN = 3
/** A penalty for length, as longer sentences hold more. */
const LENGTH_EXPONENT = 0.5
const FIRST_PERSON = /^(?:i|i'm|i've|i'd|i'll|me|my)$/
const SECOND_PERSON = /^(?:you|you're|you've|you'd|you'll|your)$/
/** A sentence about its speaker says less of the meeting. */
const FIRST_PERSON_FACTOR = 0.7
const SECOND_PERSON_FACTOR = 0.8

/**
 * The sentence that covers most of the repeated words and word pairs of these lines (Gillick and Favre's concepts,
 * for one sentence). Null if none can stand alone.
 */
export function tellingLine(lines: readonly Line[]): Line | null {
  const counts = new Map<string, number>()
  for (const line of lines) {
    for (const concept of conceptsOf(line)) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  }
  let best: { line: Line; score: number } | null = null
  for (const line of lines.filter(standsAlone)) {
    const score = scoreOf(line, counts)
    if (score > (best?.score ?? 0)) best = { line, score }
  }
  return best?.line ?? null
}

function standsAlone({ text, words, subject }: Line) {
  return (
    words.length >= WORDS_MIN &&
    words.length <= WORDS_MAX &&
    subject.length >= SUBJECT_WORDS_MIN &&
    /[.!。！]["”’)]*$/u.test(text)
  )
}

function scoreOf(line: Line, counts: ReadonlyMap<string, number>) {
  let held = 0
  for (const concept of conceptsOf(line)) {
    const times = counts.get(concept) ?? 0
    if (times > 1) held += times
  }
  const first = line.words.filter((word) => FIRST_PERSON.test(word)).length
  const second = line.words.filter((word) => SECOND_PERSON.test(word)).length
  return (
    (held * FIRST_PERSON_FACTOR ** first * SECOND_PERSON_FACTOR ** second) /
    line.words.length ** LENGTH_EXPONENT
  )
}

function conceptsOf({ subject }: Line) {
  const pairs = subject.slice(1).map((word, index) => `${subject[index]} ${word}`)
  return new Set([...subject, ...pairs])
}
