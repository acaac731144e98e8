import { newState } from '../../../src/receptionist/begin-or-read-state.ts'
import type { State } from '../../../src/receptionist/call-state.ts'
import { toLookAt, verdictIn } from '../../../src/receptionist/model/ask-checker.ts'
import {
  type Judged,
  judgeByWords,
  problemOf,
} from '../../../src/receptionist/model/check-sentence.ts'
import { CHECKER_INSTRUCTIONS } from '../../../src/receptionist/model/checker-instructions.ts'
import { factLines } from '../../../src/receptionist/model/instructions.ts'
import { isOpening } from '../../../src/receptionist/model/is-opening.ts'
import { callerLine } from '../../../src/receptionist/model/model-talk.ts'
import { situationOf } from '../../../src/receptionist/model/situation-for-model.ts'
import { noteCallback } from '../../../src/receptionist/notes/note-callback.ts'
import { BUSINESSES, NOW } from './businesses.ts'
import type { CheckerAnswers, SingleReply } from './recordings.ts'

function sentencesOf({ reply }: SingleReply): string[] {
  return reply.split(/(?<=[.!?…])\s+/)
}

/** A sentence, or two that are checked as one; `at`: the place of the last. `looks`: recorded of it or of its parts. */
type Checked = Judged & { at: number; sentence: string; looks: CheckerAnswers[] }

function checkedIn(reply: SingleReply): Checked[] {
  const all = sentencesOf(reply)
  const judged = (sentence: string) => judgeByWords(sentence, knownOf(reply))
  return all.flatMap((own, at): Checked[] => {
    const before = all[at - 1]
    const opens = (sentence: string) => isOpening(sentence, judged(sentence))
    if (opens(own) && at < all.length - 1) return []
    const isPair = before !== undefined && opens(before)
    const sentence = isPair ? `${before} ${own}` : own
    const recorded = [...(isPair ? [reply.looks?.[at - 1]] : []), reply.looks?.[at]]
    // Not by flatMap: it would count an objection that was taken back beside the answer that took it back.
    const looks = recorded.filter((look) => look !== null && look !== undefined)
    return [{ ...judged(sentence), at, sentence, looks }]
  })
}

/** Why the word rules block a reply; null when they allow it. */
export function problemByWords(reply: SingleReply): string | null {
  const found = sentencesOf(reply).map((sentence) => problemOf(sentence, knownOf(reply)))
  return found.find((why) => why !== null) ?? null
}

/** Why it is blocked when a checker also looks at it; null when it is allowed. */
export function problemLookedAt(reply: SingleReply): string | null {
  const found = checkedIn(reply).map(({ why, isDoubted, looks }) => {
    const seen = isDoubted ? verdictOf(looks) : undefined
    return seen === undefined ? why : seen
  })
  return found.find((why) => why !== null) ?? null
}

/** An objection to either part counts, until the two have been looked at together. */
function verdictOf(looks: readonly CheckerAnswers[]): string | null | undefined {
  const verdicts = looks.map((look) => verdictIn(lastOf(look)))
  return verdicts.find((one) => typeof one === 'string') ?? verdicts[0]
}

/** The final answer: the one about its own objection, if there is one. */
function lastOf(answers: CheckerAnswers): string {
  return typeof answers === 'string' ? answers : answers[1]
}

/** How many of the sentences sent to a checker have its answer. */
export function lookedAtIn(replies: readonly SingleReply[]): string {
  const doubted = replies.flatMap((reply) => checkedIn(reply).filter(({ isDoubted }) => isDoubted))
  const answered = doubted.filter(({ looks }) => looks.length > 0)
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
    checkedIn(reply).flatMap(({ isDoubted, at, sentence, looks }, place, all) => {
      if (!isDoubted) return []
      const objection = looks.map(objectionIn).find((one) => one !== undefined)
      if (areObjections && objection === undefined) return []
      const before = all
        .slice(0, place)
        .map((one) => one.sentence)
        .join(' ')
      const situation = `(${reply.business}; number on the slip: ${reply.phone ?? 'none'})`
      const talk = reply.said.map((words) => callerLine(words))
      const doubt = { sentence, before, objection: areObjections ? objection : undefined }
      return [`\n[${number}.${at}]\n${toLookAt({ talk, situation, ...doubt })}`]
    }),
  )
  return [CHECKER_INSTRUCTIONS, ...shared, ...sentences]
}

function objectionIn(answers: CheckerAnswers): string | undefined {
  const [first] = [answers].flat()
  return verdictIn(first ?? '') ?? undefined
}

function knownOf({ business, language, said, phone }: SingleReply) {
  const { notes }: State = newState(null)
  notes.language = language
  if (phone !== null) noteCallback(notes, { e164: phone, extension: null, source: 'said' })
  return { facts: BUSINESSES[business], notes, said, at: NOW }
}
