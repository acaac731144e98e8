import { speakersOf } from './action-item-owner.ts'
import { isAnsweredAtOnce } from './answered-at-once.ts'
import { answersTo } from './answers-soon-after.ts'
import type { Cited } from './cited-lines.ts'
import type { Cues } from './cue-pattern.ts'
import { cuesOf } from './cues-by-language.ts'
import { type JudgedMeeting, judgeMeeting } from './judges/judge-meeting.ts'
import type { Learned } from './judges/teach.ts'
import { OPEN_MIN, WEIGHED_OPEN_MIN } from './judges/thresholds.ts'
import { isOnTheSubject } from './put-off.ts'
import { outcomeOf } from './question-outcome.ts'
import { openPoint } from './question-with-context.ts'
import { isSaidToTheRecap } from './said-to-the-recap.ts'
import { isLong, type Line, type Spoken } from './spoken-meeting.ts'

/** Questions of a long meeting that were only passed over. */
const PASSED_OVER_MAX = 6
const WORDS_MIN = 3
const LONG_TALK_WORDS_MIN = 4
const WORDS_MAX = 35
const LONG_TALK_SUBJECT_WORDS_MIN = 2
/** A postponement with this many words of its own needs no line before it. */
const PUT_OFF_ALONE_SUBJECT_WORDS = 4
/** More words about a postponement come within this many segments. */
const SAME_PUT_OFF_SEGMENTS = 2
/** A statement that it is open comes within this many turns. */
const SAME_QUESTION_TURNS = 4
/** "Do they charge for that?" says little without the line before. */
const LEANS = /\b(?:it|its|that|this|them|they|those|these|one|he|she|him|her|his)\b/i
const LEANING_SUBJECT_WORDS_MAX = 2
const LEANT_ON_WORDS_MIN = 4

type Found = { line: Line; lines: Line[]; grounds: Line[]; weight: number }

/** Questions that nobody could answer, that went unanswered, or that were postponed. */
export function openQuestionsIn(spoken: Spoken, learned: () => Learned): Cited[] {
  const cues = cuesOf(spoken.language)
  const judged = judgeMeeting(spoken, learned)
  const heard = judged ? { ...spoken, lines: [...judged.lines] } : spoken
  const found = foundIn(heard, judged, cues)
  return (isLong(spoken) ? likeliest(found) : found)
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map(({ line, lines, grounds }) => ({
      text: openPoint(line, lines),
      segments: [...new Set(grounds.flatMap(({ segments }) => segments))],
    }))
}

/** Of a long meeting, all that somebody says is open, and few of the other questions. */
function likeliest(found: readonly Found[]): Found[] {
  const said = found.filter(({ weight }) => weight > 1)
  const passedOver = found.filter(({ weight }) => weight <= 1)
  return [...said, ...passedOver.slice(0, Math.max(0, PASSED_OVER_MAX - said.length))]
}

function foundIn(spoken: Spoken, judged: JudgedMeeting | null, cues: Cues): Found[] {
  if (judged?.isWeighed) return weighedOpen(spoken, judged, cues)
  const asked = judged ? judgedOpen(spoken, judged, cues) : askedIn(spoken, cues)
  return [...asked, ...putOffUnasked(spoken.lines, asked, cues)]
}

type FoundInTurn = Found & { turn: number }

/** Likely open points without duplicates: a statement that a listed one is open adds to its grounds. */
function weighedOpen(spoken: Spoken, { asked }: JudgedMeeting, cues: Cues): Found[] {
  const found: FoundInTurn[] = []
  for (const { question: line, turn, replies, likelihood } of asked) {
    if (likelihood < WEIGHED_OPEN_MIN || isTask(line, cues) || isSaidToTheRecap(line.text)) continue
    const told = withWhatIsMeant(spoken, line, cues)
    const grounds = [...told, ...replies]
    const asks = line.text.includes('?')
    const same = asks ? undefined : found.findLast((each) => isSaidOf(each, { line, turn }, cues))
    if (same && isSoon(same, turn)) same.grounds.push(...grounds)
    if (!same) found.push({ line, lines: told, grounds, weight: likelihood, turn })
  }
  return found
}

/** "I'll finish it by Wednesday": somebody does it, so nothing is open. */
function isTask({ text }: Line, cues: Cues) {
  const known = !(text.includes('?') || cues.doubted.test(text) || cues.puzzled.test(text))
  return known && (cues.promised.test(text) || cues.doesIt.test(text))
}

/** A reply to it, soon after on the same subject, or a summary that it stays open. */
function isSaidOf(found: FoundInTurn, { line, turn }: { line: Line; turn: number }, cues: Cues) {
  if (found.grounds.includes(line)) return true
  const may = isSoon(found, turn) || cues.leftOpen.test(line.text)
  return may && isOnTheSubject(found.line, line)
}

function isSoon(found: FoundInTurn, turn: number) {
  return turn - found.turn <= SAME_QUESTION_TURNS
}

/** "Leave that with me" says nothing without the line before. */
function withWhatIsMeant(spoken: Spoken, line: Line, cues: Cues): Line[] {
  const index = spoken.lines.indexOf(line)
  const before = spoken.lines[index - 1]
  const says =
    !line.text.endsWith('?') && (cues.leftOpen.test(line.text) || cues.doubted.test(line.text))
  const alone = line.subject.length >= PUT_OFF_ALONE_SUBJECT_WORDS
  return says && !alone && before ? [before, line] : withLeantOn(spoken, index)
}

function askedIn(spoken: Spoken, cues: Cues): Found[] {
  const { lines } = spoken
  const speakers = speakersOf(lines)
  return [...lines.keys()].flatMap((index) => openIn(spoken, index, cues, speakers) ?? [])
}

/** The classified questions, the likeliest of each turn, and statements that something is unknown. */
function judgedOpen(spoken: Spoken, { asked }: JudgedMeeting, cues: Cues): Found[] {
  const { lines } = spoken
  const speakers = speakersOf(lines)
  const byCues = new Map(askedIn(spoken, cues).map((found) => [found.line, found]))
  const open = asked.filter(({ question, likelihood }) => {
    if (isAnsweredAtOnce(spoken, question, cues, speakers)) return false
    const found = byCues.get(question)
    const isSaidOpen = found && (found.weight > 1 || !isRepliedTo(lines, question, cues))
    return isSaidOpen || likelihood >= OPEN_MIN
  })
  const likeliest = new Map(
    open.toSorted((a, b) => a.likelihood - b.likelihood).map((each) => [each.turn, each]),
  )
  const questions = [...likeliest.values()].map(({ question, replies, likelihood }) => {
    const found = byCues.get(question)
    const told = withLeantOn(spoken, lines.indexOf(question))
    const grounds = found?.weight === 1 || !found ? [...told, ...replies] : found.grounds
    return { line: question, lines: told, grounds, weight: 1 + likelihood }
  })
  const puzzled = [...byCues.values()].filter(({ line }) => isPuzzled(line, cues))
  const told = new Set(questions.flatMap(({ grounds }) => grounds))
  return [...questions, ...puzzled.filter(({ line }) => !told.has(line))]
}

/** Somebody else replies before another subject is named. */
function isRepliedTo(lines: readonly Line[], question: Line, cues: Cues) {
  const [first] = answersTo(lines, lines.indexOf(question))
  return first !== undefined && !cues.movedOn.some((cue) => cue.test(first.text))
}

function startOf({ lines: [first] }: Found) {
  return first?.at ?? 0
}

function openIn(
  spoken: Spoken,
  index: number,
  cues: Cues,
  speakers: readonly string[],
): Found | null {
  const { lines } = spoken
  const line = lines[index]
  if (!line || !(isAsked(line, cues, isLong(spoken)) || isPuzzled(line, cues))) return null
  if (isAnsweredAtOnce(spoken, line, cues, speakers)) return null
  const outcome = outcomeOf(spoken, index, cues, speakers)
  if (outcome.answered) return null
  const told = withLeantOn(spoken, index)
  return { line, lines: told, grounds: [...told, ...outcome.open], weight: 1 + outcome.open.length }
}

/** "And the price for groups. – Let's leave that open.": postponed without being asked. */
function putOffUnasked(lines: readonly Line[], asked: readonly Found[], cues: Cues): Found[] {
  const told = asked.flatMap(({ grounds }) => grounds)
  const found: Found[] = []
  for (const [index, line] of lines.entries()) {
    if (!putsOff(line, cues) || line.text.endsWith('?')) continue
    const isTold = told.some(
      (each) =>
        each === line ||
        isOnTheSubject(each, line) ||
        (cues.leftOpen.test(each.text) && line.at - each.at <= SAME_PUT_OFF_SEGMENTS),
    )
    const before = lines[index - 1]
    const alone = line.subject.length >= PUT_OFF_ALONE_SUBJECT_WORDS
    if (isTold || !(before || alone)) continue
    const both = alone || !before ? [line] : [before, line]
    told.push(...both)
    found.push({ line, lines: both, grounds: both, weight: 2 })
  }
  return found
}

/** "I'll do it on Thursday" puts nothing off. */
function putsOff({ text }: Line, cues: Cues): boolean {
  return cues.leftOpen.test(text) && !cues.doesIt.test(text)
}

/** In long talk many questions expect no answer: only what all should know counts. */
function isAsked({ text, words, subject }: Line, cues: Cues, long: boolean) {
  return (
    text.endsWith('?') &&
    words.length >= (long ? LONG_TALK_WORDS_MIN : WORDS_MIN) &&
    words.length <= WORDS_MAX &&
    subject.length >= (long ? LONG_TALK_SUBJECT_WORDS_MIN : 1) &&
    (!long || cues.wondered.test(text)) &&
    !cues.requested.test(text) &&
    !cues.leftOpen.test(text) &&
    !cues.idle.test(text)
  )
}

function isPuzzled({ text, words, subject }: Line, cues: Cues) {
  return (
    !text.endsWith('?') &&
    words.length <= WORDS_MAX &&
    subject.length > 0 &&
    cues.puzzled.test(text)
  )
}

function leans({ text, subject }: Line) {
  return subject.length <= LEANING_SUBJECT_WORDS_MAX && LEANS.test(text)
}

/** A line that says little by itself, joined with the one before. */
function withLeantOn({ lines, language }: Spoken, index: number): Line[] {
  const line = lines[index]
  if (!line) return []
  return language === 'en' && leans(line) ? [...leantOn(lines, index), line] : [line]
}

/** The earlier line that gives the context; a task is told as one. */
function leantOn(lines: readonly Line[], index: number): Line[] {
  const before = lines[index - 1]
  const tells = before && before.words.length >= LEANT_ON_WORDS_MIN && before.subject.length > 0
  const isToldAlready =
    before && (before.text.endsWith('?') || cuesOf('en').promised.test(before.text))
  return tells && !isToldAlready ? [before] : []
}
