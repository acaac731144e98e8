import { answersTo } from './answers-soon-after.ts'
import type { Cited } from './cited-lines.ts'
import type { Cues } from './cue-pattern.ts'
import { cuesOf } from './cues-by-language.ts'
import { deliberationAround } from './deliberation.ts'
import { isJudgedOpen } from './judges/judge-open.ts'
import type { Learned } from './judges/teach.ts'
import { putOffAfter } from './put-off.ts'
import { isSaidPlainly } from './said-plainly.ts'
import { isLong, type Line, type Spoken } from './spoken-meeting.ts'
import { spread } from './spread-over-meeting.ts'
import { writtenLine } from './written-line.ts'

const DECISIONS_MAX = 10
/** What was said to be decided is not left out for being much. */
const SETTLED_MAX = 20
/** Who says of so many things that they were decided leaves nothing to guess. */
const SETTLED_ENOUGH = 3
const WORDS_MIN = 4
const WORDS_MAX = 45
/** What holds so much tells something without the wording of a decision. */
const TELLING_WORDS_MIN = 8
const TELLING_SUBJECT_WORDS_MIN = 3
/** Who agrees at once speaks within so many segments. */
const AT_ONCE_SEGMENTS = 2
/** How much rather a line is taken that says how something should be or is going to be. */
const INCLINED_FACTOR = 2

/** Said to be decided, said in the wording of a decision, or told only by who agrees. */
type Certainty = 'settled' | 'worded' | 'guessed'
type Found = { line: Line; grounds: Line[]; certainty: Certainty; score: number; sure: boolean }

/** What was agreed on, in the words it was agreed in. Mere proposals are none. */
export function decisionsIn(spoken: Spoken, learned: () => Learned): Cited[] {
  const found = foundIn(spoken, learned)
  const settled = found.filter(({ sure }) => sure).length
  const left = found.filter(({ certainty }) => certainty !== 'guessed' || settled < SETTLED_ENOUGH)
  const count = Math.max(DECISIONS_MAX, Math.min(SETTLED_MAX, settled))
  const kept = new Set(spread(left, count, spoken))
  return left
    .filter((each) => kept.has(each))
    .map(({ grounds }) => ({
      text: grounds.map(({ text }) => writtenLine(text)).join(' '),
      segments: [...new Set(grounds.flatMap(({ segments }) => segments))],
    }))
}

function foundIn(spoken: Spoken, learned: () => Learned): Found[] {
  const { lines, language } = spoken
  const cues = cuesOf(language)
  const deliberation = deliberationAround(spoken, cues)
  // How people agree in long talk was learnt from English only.
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

/** By the line itself, as it was judged, or by what is said after it. */
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

/** A question says what was decided only with its answer; "yeah" adds nothing to what is a sentence. */
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
  if (!(plain || isWhole(line)) || isLeftOpen(text, cues)) return null
  const stated = !text.endsWith('?')
  if (stated && cues.settled.test(text)) return 'settled'
  const reaction = answers.find((answer) => isReaction(answer, cues))
  if (reaction && !agrees(reaction.text, cues)) return null
  if (plain || isWorded(line, reaction !== undefined, cues)) return 'worded'
  return guessing && stated && isAgreedAtOnce(line, reaction) ? 'guessed' : null
}

/** What is proposed is decided by who agrees. */
function isWorded({ text }: Line, agreed: boolean, cues: Cues) {
  return (!text.endsWith('?') && cues.resolved.test(text)) || (agreed && cues.proposed.test(text))
}

function isLeftOpen(text: string, cues: Cues) {
  return [cues.undecided, cues.leftOpen, cues.puzzled, cues.idle].some((cue) => cue.test(text))
}

function isReaction({ text }: Line, cues: Cues) {
  return [cues.agreed, cues.objected, cues.doubted].some((cue) => cue.test(text))
}

/** People who talk for long seldom say "decided": what all want is then told by who agrees with whom. */
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
