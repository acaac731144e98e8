import type { Cited } from '../read-notes.ts'
import { answersTo } from './answers.ts'
import type { Cues } from './cue.ts'
import { cuesOf } from './cues.ts'
import type { Line, Spoken } from './spoken.ts'
import { writtenLine } from './written-line.ts'

const QUESTIONS_MAX = 6
const WORDS_MIN = 4
const WORDS_MAX = 35
const SUBJECT_WORDS_MIN = 2
/** An answer that matters comes soon. */
const ANSWERS_HEARD = 3
const ANSWER_WORDS_MIN = 4

type Found = { line: Line; grounds: Line[]; weight: number }

/** Questions to all that nobody knew the answer to, or that went unanswered. */
export function openQuestionsIn({ lines, language }: Spoken): Cited[] {
  const cues = cuesOf(language)
  const found = lines.flatMap((line, index): Found[] => {
    if (!isAsked(line, cues)) return []
    const answers = answersTo(lines, index).slice(0, ANSWERS_HEARD)
    const doubt = answers.find(({ text }) => cues.doubted.test(text))
    if (doubt) return [{ line, grounds: [line, doubt], weight: 2 }]
    return answers.some((answer) => answersIt(answer, line, cues))
      ? []
      : [{ line, grounds: [line], weight: 1 }]
  })
  const kept = new Set(found.toSorted((a, b) => b.weight - a.weight).slice(0, QUESTIONS_MAX))
  return found
    .filter((each) => kept.has(each))
    .map(({ line, grounds }) => ({
      text: writtenLine(line.text),
      segments: [...new Set(grounds.flatMap(({ segments }) => segments))],
    }))
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
