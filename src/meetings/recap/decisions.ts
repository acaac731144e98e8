import type { Cited } from '../read-notes.ts'
import { answersTo } from './answers.ts'
import type { Cues } from './cue.ts'
import { cuesOf } from './cues.ts'
import { deliberationAround } from './deliberation.ts'
import type { Line, Spoken } from './spoken.ts'
import { writtenLine } from './written-line.ts'

const DECISIONS_MAX = 10
const WORDS_MIN = 4
const WORDS_MAX = 45
const AGREEMENTS_MAX = 2
const AGREEMENT_WEIGHT = 0.25
/** Closer than this in a long meeting, two lines tell of the same decision; a short one settles things in a row. */
const APART_SEGMENTS_MAX = 10
const APART_SHARE = 1 / 50
const SETTLED = 3
const RESOLVED = 2
const PROPOSED = 1.5

type Found = { line: Line; grounds: Line[]; score: number }

/** What was agreed on, in the words it was agreed in. Mere proposals are none. */
export function decisionsIn(spoken: Spoken): Cited[] {
  const { lines, language } = spoken
  const cues = cuesOf(language)
  const deliberation = deliberationAround(spoken)
  const times = timesHeard(lines)
  const found = lines.flatMap((line, index): Found[] => {
    const answers = answersTo(lines, index)
    const strength = strengthOf(line, answers, cues)
    if (strength === 0) return []
    const agreements = answers.filter(({ text }) => cues.agreed.test(text))
    const agreed = 1 + AGREEMENT_WEIGHT * Math.min(AGREEMENTS_MAX, agreements.length)
    const score = strength * agreed * weightOf(line, times) * (deliberation[index] ?? 1)
    // A question says what was decided only with its answer; "yeah" adds nothing to what is a sentence.
    const grounds = line.text.endsWith('?') ? [line, ...agreements.slice(0, 1)] : [line]
    return [{ line, grounds, score }]
  })
  const kept = apart(found, segmentsApart(spoken))
  return found
    .filter((each) => kept.includes(each))
    .map(({ grounds }) => ({
      text: grounds.map(({ text }) => writtenLine(text)).join(' '),
      segments: [...new Set(grounds.flatMap(({ segments }) => segments))],
    }))
}

function strengthOf(line: Line, answers: readonly Line[], cues: Cues) {
  const { text } = line
  if (!isWhole(line) || cues.undecided.test(text)) return 0
  const asked = text.endsWith('?')
  if (!asked && cues.settled.test(text)) return SETTLED
  const [first] = answers.filter(
    ({ text: said }) => cues.agreed.test(said) || cues.objected.test(said),
  )
  const agreed = first !== undefined && cues.agreed.test(first.text)
  if (first && !agreed) return 0
  if (!asked && cues.resolved.test(text)) return RESOLVED
  return agreed && cues.proposed.test(text) ? PROPOSED : 0
}

function isWhole({ text, words, subject }: Line) {
  return (
    words.length >= WORDS_MIN &&
    words.length <= WORDS_MAX &&
    subject.length > 0 &&
    !text.endsWith('…')
  )
}

function timesHeard(lines: readonly Line[]) {
  const times = new Map<string, number>()
  for (const { subject } of lines) {
    for (const word of new Set(subject)) times.set(word, (times.get(word) ?? 0) + 1)
  }
  return times
}

/** What the meeting keeps coming back to weighs more. */
function weightOf({ subject, words }: Line, times: ReadonlyMap<string, number>) {
  const sum = subject.reduce((total, word) => total + Math.log(1 + (times.get(word) ?? 0)), 0)
  return Math.sqrt(sum / Math.sqrt(words.length))
}

function segmentsApart({ segmentCount }: Spoken) {
  const segments = segmentCount * APART_SHARE
  return segments < 1 ? 0 : Math.min(APART_SEGMENTS_MAX, segments)
}

function apart(found: readonly Found[], segments: number) {
  const kept: Found[] = []
  for (const each of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.length === DECISIONS_MAX) break
    const close = kept.some(({ line }) => Math.abs(line.at - each.line.at) < segments)
    if (!close) kept.push(each)
  }
  return kept
}
