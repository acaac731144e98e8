import { newState } from '../../../src/receptionist/begin-or-read-state.ts'
import type { State } from '../../../src/receptionist/call-state.ts'
import { toLookAt, verdictIn } from '../../../src/receptionist/model/ask-checker.ts'
import { judgeByWords, problemOf } from '../../../src/receptionist/model/check-sentence.ts'
import { CHECKER_INSTRUCTIONS } from '../../../src/receptionist/model/checker-instructions.ts'
import { factLines } from '../../../src/receptionist/model/instructions.ts'
import { callerLine } from '../../../src/receptionist/model/model-talk.ts'
import { situationOf } from '../../../src/receptionist/model/situation-for-model.ts'
import { noteCallback } from '../../../src/receptionist/notes/note-callback.ts'
import { BUSINESSES, NOW } from './businesses.ts'
import type { CheckerAnswers, SingleReply } from './recordings.ts'

export function sentencesOf({ reply }: SingleReply): string[] {
  return reply.split(/(?<=[.!?…])\s+/)
}

/** Why the word rules block a reply; null when they allow it. */
export function problemByWords(reply: SingleReply): string | null {
  const found = sentencesOf(reply).map((sentence) => problemOf(sentence, knownOf(reply)))
  return found.find((why) => why !== null) ?? null
}

/** Why it is blocked when a checker also looks at it; null when it is allowed. */
export function problemLookedAt(reply: SingleReply): string | null {
  const found = sentencesOf(reply).map((sentence, at) => {
    const { why, isDoubted } = judgeByWords(sentence, knownOf(reply))
    const seen = isDoubted ? verdictIn(lastOf(reply.looks?.[at] ?? '')) : undefined
    return seen === undefined ? why : seen
  })
  return found.find((why) => why !== null) ?? null
}

/** The final answer: the one about its own objection, if there is one. */
function lastOf(answers: CheckerAnswers): string {
  return typeof answers === 'string' ? answers : answers[1]
}

/** How many of the sentences sent to a checker have its answer. */
export function lookedAtIn(replies: readonly SingleReply[]): string {
  const doubted = replies.flatMap((reply) =>
    sentencesOf(reply).flatMap((sentence, at) =>
      judgeByWords(sentence, knownOf(reply)).isDoubted ? [reply.looks?.[at] ?? null] : [],
    ),
  )
  const answered = doubted.filter((look) => look !== null)
  return `${answered.length} of ${doubted.length} sentences looked at`
}

/**
 * A checker's prompt for each doubtful sentence, numbered "<reply>.<sentence>": first the part shared by all, then
 * the facts and hours of each business once. With `areObjections` only those whose recorded answer is an objection.
 */
export function toLookAtIn(replies: readonly SingleReply[], areObjections = false): string[] {
  const businesses = [...new Set(replies.map(({ business }) => business))]
  const shared = businesses.map((name) => {
    const facts = BUSINESSES[name]
    const desk = situationOf(facts, newState(null), NOW, { danger: false, asked: null })
    return `\n## ${name}\n# Facts\n${factLines(facts).join('\n')}\n${desk}`
  })
  const sentences = replies.flatMap((reply, number) =>
    sentencesOf(reply).flatMap((sentence, at, all) => {
      if (!judgeByWords(sentence, knownOf(reply)).isDoubted) return []
      const objection = objectionIn(reply.looks?.[at] ?? null)
      if (areObjections && objection === undefined) return []
      const before = all.slice(0, at).join(' ')
      const situation = `(${reply.business}; number on the slip: ${reply.phone ?? 'none'})`
      const talk = reply.said.map((words) => callerLine(words))
      const doubt = { sentence, before, objection: areObjections ? objection : undefined }
      return [`\n[${number}.${at}]\n${toLookAt({ talk, situation, ...doubt })}`]
    }),
  )
  return [CHECKER_INSTRUCTIONS, ...shared, ...sentences]
}

function objectionIn(answers: CheckerAnswers | null): string | undefined {
  const [first] = [answers ?? ''].flat()
  return verdictIn(first ?? '') ?? undefined
}

function knownOf({ business, language, said, phone }: SingleReply) {
  const { notes }: State = newState(null)
  notes.language = language
  if (phone !== null) noteCallback(notes, { e164: phone, extension: null, source: 'said' })
  return { facts: BUSINESSES[business], notes, said, at: NOW }
}
