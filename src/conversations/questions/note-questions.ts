import type { App } from '../../app.ts'
import type { LineKey } from '../../lines/line-status.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { Conclusion } from '../../receptionist/receptionist.ts'

const WORDS_CHARACTERS_MAX = 300
/** For one call. */
const QUESTIONS_MAX = 10

type Asked = {
  line: LineKey
  /** The call or the agent conversation, by a unique name. */
  in: { callId: string } | { contextKey: string }
  conclusion: Pick<Conclusion, 'questions'> & { outcome: string }
}

/**
 * Stores questions that the facts did not answer, for the owner. Repeated for the same conversation, it adds what is
 * new.
 */
export async function noteQuestions(app: App, tx: Tx, { line, in: where, conclusion }: Asked) {
  const { accountId, lineId } = line
  const callId = 'callId' in where ? where.callId : null
  const askedIn = 'callId' in where ? where.callId : where.contextKey
  const asked = { accountId, lineId, callId, askedIn, at: app.clock.now() }
  const rows = openQuestions(conclusion).map(({ words, told }) => ({
    ...asked,
    id: app.newId('qst'),
    words,
    told,
  }))
  if (rows.length > 0) await tx.callerQuestion.createMany({ data: rows, skipDuplicates: true })
}

/** The unanswered questions of a conversation, in the caller's words. A seller's questions do not count. */
export function questionsLeft(conclusion: Asked['conclusion']): string[] {
  return openQuestions(conclusion).map(({ words }) => words)
}

/** `told`: what the line said although it may be no answer. */
function openQuestions({ questions, outcome }: Asked['conclusion']) {
  if (outcome === 'spam') return []
  return questions
    .filter(({ answered, words }) => !answered && words.trim() !== '')
    .slice(0, QUESTIONS_MAX)
    .map(({ words, told }) => ({ words: oneLine(words), told: told ? oneLine(told) : null }))
}

/** How many were answered. */
export function questionsAnswered({ questions, outcome }: Asked['conclusion']): number {
  return outcome === 'spam' ? 0 : questions.filter(({ answered }) => answered).length
}

function oneLine(words: string): string {
  const characters = [...words.replace(/\s+/g, ' ').trim()]
  return characters.slice(0, WORDS_CHARACTERS_MAX).join('')
}
