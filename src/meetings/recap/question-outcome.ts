import { answersTo } from './answers-soon-after.ts'
import type { Cues } from './cue-pattern.ts'
import { isOfTheKindAsked } from './expected-answer.ts'
import type { Language } from './language-heard.ts'
import type { Line } from './lines-with-subjects.ts'
import { isOnTheSubject, putOffAfter } from './put-off.ts'

/** An answer that matters comes soon. */
const ANSWERS_HEARD = 3
const ANSWER_WORDS_MIN = 3

/** The outcome of a question: `open` are the lines that leave it open, none if it was only passed over. */
export type Outcome = { answered: true } | { answered: false; open: Line[] }

/** The talk after a question, or after a statement that something is unknown. */
export function outcomeOf(
  { lines, language }: { lines: readonly Line[]; language: Language | null },
  index: number,
  cues: Cues,
  speakers: readonly string[],
): Outcome {
  const question = lines[index]
  if (!question) return { answered: true }
  const replies = upToNextSubject(answersTo(lines, index), cues).slice(0, ANSWERS_HEARD)
  const doubt = replies.find(({ text }) => cues.doubted.test(text))
  const off = putOffAfter(lines, index, cues)
  const open = [...new Set([doubt, off].flatMap((line) => line ?? []))]
  if (open.length > 0) return { answered: false, open }
  const isAsked = question.text.endsWith('?')
  const answered = replies.some((reply, n) => {
    if (reply.text.endsWith('?')) return false
    if (isAsked && (cues.agreed.test(reply.text) || cues.objected.test(reply.text))) return true
    if (isAsked && n === 0 && language === 'en' && isOfTheKindAsked(reply, question, speakers)) {
      return true
    }
    return reply.words.length >= ANSWER_WORDS_MIN && isOnTheSubject(reply, question)
  })
  return answered ? { answered } : { answered, open }
}

/** Replies before somebody names or asks about another subject. */
function upToNextSubject(replies: readonly Line[], cues: Cues) {
  const end = replies.findIndex(({ text }) => cues.movedOn.some((cue) => cue.test(text)))
  return end < 0 ? replies : replies.slice(0, end)
}
