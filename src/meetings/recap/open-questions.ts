import type { Cited } from '../read-notes.ts'
import { answersTo } from './answers.ts'
import type { Cues } from './cue.ts'
import { cuesOf } from './cues.ts'
import { putOffAfter } from './put-off.ts'
import type { Line, Spoken } from './spoken.ts'
import { writtenLine } from './written-line.ts'

const QUESTIONS_MAX = 6
const WORDS_MIN = 4
const WORDS_MAX = 35
const SUBJECT_WORDS_MIN = 2
/** An answer that matters comes soon. */
const ANSWERS_HEARD = 3
const ANSWER_WORDS_MIN = 4

type Found = { lines: Line[]; grounds: Line[]; weight: number }

/** Questions to all that nobody knew the answer to, that went unanswered, or that were put off. */
export function openQuestionsIn({ lines, language }: Spoken): Cited[] {
  const cues = cuesOf(language)
  const asked = [...lines.keys()].flatMap((index) => openIn(lines, index, cues) ?? [])
  const found = [...asked, ...putOffUnasked(lines, asked, cues)]
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, QUESTIONS_MAX)
    .sort((a, b) => startOf(a) - startOf(b))
    .map(({ lines: told, grounds }) => ({
      text: told.map(({ text }) => writtenLine(text)).join(' '),
      segments: [...new Set(grounds.flatMap(({ segments }) => segments))],
    }))
}

function startOf({ lines: [first] }: Found) {
  return first?.at ?? 0
}

function openIn(lines: readonly Line[], index: number, cues: Cues): Found | null {
  const line = lines[index]
  if (!line || !isAsked(line, cues)) return null
  const answers = answersTo(lines, index).slice(0, ANSWERS_HEARD)
  const doubt = answers.find(({ text }) => cues.doubted.test(text))
  const grounds = [line, doubt, putOffAfter(lines, index, cues)].flatMap((each) => each ?? [])
  if (grounds.length > 1) return { lines: [line], grounds, weight: grounds.length }
  return answers.some((answer) => answersIt(answer, line, cues))
    ? null
    : { lines: [line], grounds: [line], weight: 1 }
}

/** "And the price for groups. – Let's leave that open.": what was put off without having been asked. */
function putOffUnasked(lines: readonly Line[], asked: readonly Found[], cues: Cues): Found[] {
  const told = asked.flatMap(({ grounds }) => grounds)
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const isTold = told.some(
      (each) => each === line || each.subject.some((word) => line.subject.includes(word)),
    )
    if (!before || isTold || !cues.leftOpen.test(line.text)) return []
    const both = [before, line]
    return [{ lines: both, grounds: both, weight: 2 }]
  })
}

function isAsked({ text, words, subject }: Line, cues: Cues) {
  return (
    text.endsWith('?') &&
    words.length >= WORDS_MIN &&
    words.length <= WORDS_MAX &&
    subject.length >= SUBJECT_WORDS_MIN &&
    cues.wondered.test(text) &&
    !cues.requested.test(text)
  )
}

/** Yes or no, or enough words on the same subject. */
function answersIt({ text, words, subject }: Line, question: Line, cues: Cues) {
  if (cues.agreed.test(text) || cues.objected.test(text)) return true
  const same = subject.some((word) => question.subject.includes(word))
  return words.length >= ANSWER_WORDS_MIN && !text.endsWith('?') && same
}
