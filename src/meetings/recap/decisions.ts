import type { Cited } from '../read-notes.ts'
import { answersTo } from './answers.ts'
import type { Cues } from './cue.ts'
import { cuesOf } from './cues.ts'
import { deliberationAround } from './deliberation.ts'
import { putOffAfter } from './put-off.ts'
import type { Line, Spoken } from './spoken.ts'
import { spread } from './spread.ts'
import { writtenLine } from './written-line.ts'

const DECISIONS_MAX = 9
/** What was said to be decided is not left out for being much. */
const SURE_MAX = 20
/** From about a quarter of an hour on. */
const LONG_MEETING_LINES = 150
const WORDS_MIN = 4
const WORDS_MAX = 45
const AGREEMENTS_MAX = 2
const AGREEMENT_WEIGHT = 0.5
const SETTLED = 3
const RESOLVED = 2
const PROPOSED = 1.5
const INCLINED = 0.5
const INCLINED_SUBJECT_WORDS_MIN = 2
/** Who agrees at once speaks within so many segments. */
const AT_ONCE_SEGMENTS = 2

/** What was agreed on, in the words it was agreed in. Mere proposals are none. */
export function decisionsIn(spoken: Spoken): Cited[] {
  const { lines, language } = spoken
  const cues = cuesOf(language)
  const deliberation = deliberationAround(lines)
  const times = timesHeard(lines)
  const long = lines.length > LONG_MEETING_LINES
  const found = lines.flatMap((line, index) => {
    const answers = answersTo(lines, index)
    const strength = strengthOf(line, answers, cues, long)
    if (strength === 0 || (strength < SETTLED && putOffAfter(lines, index, cues))) return []
    const agreements = answers.filter(({ text }) => agrees(text, cues))
    const agreed = 1 + AGREEMENT_WEIGHT * Math.min(AGREEMENTS_MAX, agreements.length)
    const score = strength * agreed * weightOf(line, times) * (deliberation[index] ?? 1)
    // A question says what was decided only with its answer; "yeah" adds nothing to what is a sentence.
    const grounds = line.text.endsWith('?') ? [line, ...agreements.slice(0, 1)] : [line]
    return [{ line, grounds, score, sure: strength === SETTLED }]
  })
  const sure = Math.min(SURE_MAX, found.filter((each) => each.sure).length)
  const kept = new Set(spread(found, Math.max(DECISIONS_MAX, sure), spoken))
  return found
    .filter((each) => kept.has(each))
    .map(({ grounds }) => ({
      text: grounds.map(({ text }) => writtenLine(text)).join(' '),
      segments: [...new Set(grounds.flatMap(({ segments }) => segments))],
    }))
}

function strengthOf(line: Line, answers: readonly Line[], cues: Cues, long: boolean) {
  const { text } = line
  if (!isWhole(line) || cues.undecided.test(text) || cues.leftOpen.test(text)) return 0
  const asked = text.endsWith('?')
  if (!asked && cues.settled.test(text)) return SETTLED
  const first = answers.find(({ text: said }) =>
    [cues.agreed, cues.objected, cues.doubted].some((reaction) => reaction.test(said)),
  )
  if (!first) return !asked && cues.resolved.test(text) ? RESOLVED : 0
  return agrees(first.text, cues) ? strengthAgreed(line, first, cues, long) : 0
}

function strengthAgreed(line: Line, agreement: Line, cues: Cues, long: boolean) {
  const asked = line.text.endsWith('?')
  if (!asked && cues.resolved.test(line.text)) return RESOLVED
  if (cues.proposed.test(line.text)) return PROPOSED
  return long && !asked && isInclination(line, agreement, cues) ? INCLINED : 0
}

/** People who talk for long seldom say "decided": what all want is then told by who agrees with whom. */
function isInclination({ text, at, subject }: Line, agreement: Line, cues: Cues) {
  return (
    cues.inclined.test(text) &&
    subject.length >= INCLINED_SUBJECT_WORDS_MIN &&
    agreement.at <= at + AT_ONCE_SEGMENTS
  )
}

/** "Yeah, but" is no yes. */
function agrees(text: string, cues: Cues) {
  return cues.agreed.test(text) && !cues.objected.test(text)
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
