import { personBefore, personCalled, speakersOf, withoutPersonCalled } from './action-item-owner.ts'
import { answersTo } from './answers-soon-after.ts'
import type { ActionItem } from './cited-lines.ts'
import type { Cues } from './cue-pattern.ts'
import { cuesOf } from './cues-by-language.ts'
import { dueIn } from './due-date-as-said.ts'
import type { Language } from './language-heard.ts'
import { refuses, takesOn } from './refused-and-taken.ts'
import { isSaidToTheRecap } from './said-to-the-recap.ts'
import type { Line, Spoken } from './spoken-meeting.ts'
import { writtenLine } from './written-line.ts'

const WORDS_MIN = 3
const WORDS_MAX = 40
/** An acceptance or a date comes within this many lines. */
const ACCEPTANCE_LINES = 2

/** A refused task is taken on within this many lines. */
const TAKEN_ON_LINES = 3

/** `told` is the line that describes the task best; the grounds are all lines it rests on. */
type Duty = { owner: string | null; told: Line; grounds: Line[] }

type Talk = Pick<Spoken, 'lines' | 'language'>

/** Promises and requests, with the owner's name if known. */
export function actionItemsIn({ lines, language }: Talk): ActionItem[] {
  const cues = cuesOf(language)
  const speakers = speakersOf(lines)
  const toldBefore = new Set<Line>()
  return lines.flatMap((line, index): ActionItem[] => {
    if (toldBefore.has(line) || !isWhole(line) || isTakenBack(lines, index, cues)) return []
    const duty = dutyIn({ lines, language }, index, speakers)
    if (!duty) return []
    for (const ground of duty.grounds) toldBefore.add(ground)
    return [itemOf(duty)]
  })
}

function isWhole({ text, words }: Line) {
  return words.length >= WORDS_MIN && words.length <= WORDS_MAX && !text.endsWith('…')
}

function itemOf({ owner, told, grounds }: Duty): ActionItem {
  const dues = [told, ...grounds].map(({ text }) => dueIn(text))
  return {
    text: writtenLine(told.text),
    owner,
    due: dues.find((due) => due !== null) ?? null,
    segments: [...new Set(grounds.flatMap(({ segments }) => segments))],
  }
}

/** "I can ask around, but I would rather not promise." */
function isTakenBack(lines: readonly Line[], index: number, cues: Cues) {
  const [line, next] = lines.slice(index, index + 2)
  if (!line) return false
  if (cues.unpromised.test(line.text)) return true
  return next?.speaker === line.speaker && cues.unpromised.test(next.text)
}

function dutyIn(talk: Talk, index: number, speakers: readonly string[]): Duty | null {
  const line = talk.lines[index]
  if (!line || isSaidToTheRecap(line.text)) return null
  const cues = cuesOf(talk.language)
  const { text, speaker } = line
  if (cues.requested.test(text)) {
    const answers = answersTo(talk.lines, index)
    const refusal = refusalIn(answers, talk.language)
    if (refusal) return takenOn(talk, line, refusal, speakers)
    return requested(line, answers, cues, speakers)
  }
  if (text.endsWith('?')) return null
  if (cues.promised.test(text)) return { owner: speaker, told: line, grounds: [line] }
  const owner = personBefore(writtenLine(text), cues.assigned, speakers)
  return owner !== null && cues.assigned.test(text) ? { owner, told: line, grounds: [line] } : null
}

/** The first to answer cannot do it. */
function refusalIn([first]: readonly Line[], language: Language | null): Line | undefined {
  return first && refuses(first.text, language ?? 'en') ? first : undefined
}

/** Whoever else says soon after that they do it; nobody's otherwise. */
function takenOn(
  { lines, language }: Talk,
  line: Line,
  refusal: Line,
  speakers: readonly string[],
) {
  const at = lines.indexOf(refusal) + 1
  const taken = lines
    .slice(at, at + TAKEN_ON_LINES)
    .find(({ speaker, text }) => speaker !== refusal.speaker && takesOn(text, language ?? 'en'))
  if (!taken) return null
  const isTold = taken.subject.length > 1 && cuesOf(language).promised.test(taken.text)
  const told = isTold ? taken : { ...line, text: withoutPersonCalled(line.text, speakers) }
  return { owner: taken.speaker, told, grounds: [line, taken] }
}

/** The owner is the first who accepts; otherwise the person asked by name. */
function requested(
  line: Line,
  answers: readonly Line[],
  cues: Cues,
  speakers: readonly string[],
): Duty | null {
  const [first] = answers
  if (first && cues.objected.test(first.text) && !cues.agreed.test(first.text)) return null
  if (first && cues.unpromised.test(first.text)) return null
  const called = personCalled(line.text, speakers)
  const promises = first && (cues.promised.test(first.text) || cues.agreed.test(first.text))
  if (!first || !promises) return { owner: called, told: line, grounds: [line] }
  const accepted = acceptance(line, answers, cues)
  const told = accepted.find(({ text }) => cues.promised.test(text)) ?? line
  const mayTakeOver = called === null || told !== line
  return {
    owner: mayTakeOver ? first.speaker : called,
    told: told.subject.length > 1 ? told : line,
    grounds: [line, ...accepted],
  }
}

/** The first reply: "Sure." and, about the same thing, "I'll send the quote on Friday." */
function acceptance(line: Line, [first, ...others]: readonly Line[], cues: Cues): Line[] {
  if (!first) return []
  const further = others.slice(0, ACCEPTANCE_LINES - 1).filter(({ speaker, subject, text }) => {
    const same = subject.some((word) => line.subject.includes(word))
    return speaker === first.speaker && cues.promised.test(text) && same
  })
  return [first, ...further]
}
