import { answersTo } from './answers-soon-after.ts'
import type { Cited } from './cited-lines.ts'
import type { Cues } from './cue-pattern.ts'
import { cuesOf } from './cues-by-language.ts'
import { deliberationAround } from './deliberation.ts'
import { isJudgedOpen } from './judges/judge-open.ts'
import type { Learned } from './judges/teach.ts'
import { putOffAfter } from './put-off.ts'
import { isSaidPlainly } from './said-plainly.ts'
import { isSaidToTheRecap } from './said-to-the-recap.ts'
import { isLong, type Line, type Spoken } from './spoken-meeting.ts'
import { spread } from './spread-over-meeting.ts'
import { standingDecisions } from './standing-decisions.ts'
import { writtenLine } from './written-line.ts'

/** The likeliest of a long meeting, in which many lines are worded like decisions; explicit ones are never left out. */
const LIKELIEST = 10
/** If this many are explicit, nothing is guessed. */
const SETTLED_ENOUGH = 3
const WORDS_MIN = 4
const WORDS_MAX = 45
/** A line with this much content says something even without a decision phrase. */
const TELLING_WORDS_MIN = 8
const TELLING_SUBJECT_WORDS_MIN = 3
/** An agreement comes within this many segments. */
const AT_ONCE_SEGMENTS = 2
/** The preference for a line that says how something should or will be. */
const INCLINED_FACTOR = 2

/** Explicit, in the wording of a decision, or inferred only from agreement. */
type Certainty = 'settled' | 'worded' | 'guessed'
type Found = { line: Line; grounds: Line[]; certainty: Certainty; score: number; sure: boolean }

/** Decisions in the words they were agreed in. Proposals alone are none. */
export function decisionsIn(spoken: Spoken, learned: () => Learned): Cited[] {
  const found = foundIn(spoken, learned)
  const settled = found.filter(({ sure }) => sure).length
  const left = found.filter(({ certainty }) => certainty !== 'guessed' || settled < SETTLED_ENOUGH)
  const kept = isLong(spoken) ? spread(left, Math.max(LIKELIEST, settled), spoken) : left
  const inOrder = kept.toSorted((a, b) => a.line.at - b.line.at)
  return standingDecisions(inOrder, spoken).map(({ grounds, echoes }) => ({
    text: grounds.map(({ text }) => writtenLine(text)).join(' '),
    segments: [...new Set([...grounds, ...echoes].flatMap(({ segments }) => segments))],
  }))
}

function foundIn(spoken: Spoken, learned: () => Learned): Found[] {
  const { lines, language } = spoken
  const cues = cuesOf(language)
  const deliberation = deliberationAround(spoken, cues)
  // Agreement in long talk was learned from English only.
  const guessing = language === 'en' && isLong(spoken)
  return lines.flatMap((line, index) => {
    const answers = answersTo(lines, index)
    const certainty = certaintyOf(line, answers, cues, {
      guessing,
      plain: isSaidPlainly(spoken, index),
    })
    const sure = certainty === 'settled'
    if (!certainty || (!sure && isPutOff(spoken, index, { cues, learned }))) return []
    const inclined = certainty === 'worded' || cues.inclined.test(line.text)
    const score = (deliberation[index] ?? 1) * (inclined ? INCLINED_FACTOR : 1)
    return [{ line, grounds: groundsOf(line, answers, cues), certainty, score, sure }]
  })
}

/** By the line's own label, or by what is said after it. */
function isPutOff(
  spoken: Spoken,
  index: number,
  { cues, learned }: { cues: Cues; learned: () => Learned },
) {
  const line = spoken.lines[index]
  return (
    Boolean(line && isJudgedOpen(line, spoken, learned)) ||
    putOffAfter(spoken.lines, index, cues) !== null
  )
}

/** A question decides only with its answer; "yeah" adds nothing to a full sentence. */
function groundsOf(line: Line, answers: readonly Line[], cues: Cues) {
  if (!line.text.endsWith('?')) return [line]
  return [line, ...answers.filter(({ text }) => agrees(text, cues)).slice(0, 1)]
}

function certaintyOf(
  line: Line,
  answers: readonly Line[],
  cues: Cues,
  { guessing, plain }: { guessing: boolean; plain: boolean },
): Certainty | null {
  const { text } = line
  if (!(plain || isWhole(line)) || isLeftOpen(text, cues) || isSaidToTheRecap(text)) return null
  const stated = !text.endsWith('?')
  if (stated && cues.settled.test(text)) return 'settled'
  const reaction = answers.find((answer) => isReaction(answer, cues))
  if (reaction && !agrees(reaction.text, cues)) return null
  if (plain || isWorded(line, reaction !== undefined, cues)) return 'worded'
  return guessing && stated && isAgreedAtOnce(line, reaction) ? 'guessed' : null
}

/** A proposal is decided by agreement. */
function isWorded({ text }: Line, agreed: boolean, cues: Cues) {
  return (!text.endsWith('?') && cues.resolved.test(text)) || (agreed && cues.proposed.test(text))
}

function isLeftOpen(text: string, cues: Cues) {
  return [cues.undecided, cues.leftOpen, cues.puzzled, cues.idle].some((cue) => cue.test(text))
}

function isReaction({ text }: Line, cues: Cues) {
  return [cues.agreed, cues.objected, cues.doubted].some((cue) => cue.test(text))
}

/** People in long meetings seldom say "decided", so decisions are inferred from who agrees with whom. */
function isAgreedAtOnce({ at, words, subject }: Line, agreement: Line | undefined) {
  return (
    agreement !== undefined &&
    words.length >= TELLING_WORDS_MIN &&
    subject.length >= TELLING_SUBJECT_WORDS_MIN &&
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
