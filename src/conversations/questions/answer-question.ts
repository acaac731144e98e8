import { z } from 'zod'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { ApiError, notFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { parseInput } from '../../kernel/input/parse-input.ts'
import { text } from '../../kernel/text/text-schema.ts'
import { EXTRA_CHARACTERS_MAX } from '../../lines/line-input.ts'
import type { LineKey } from '../../lines/line-status.ts'
import { lockLine } from '../../lines/lock-line.ts'
import { requireLine } from '../../lines/read-lines.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { withFact } from './add-fact.ts'

const Answer = z.strictObject({ fact: text(EXTRA_CHARACTERS_MAX) })

/**
 * Adds the owner's sentence to the line's facts, so that the next caller gets it, and closes the question. Returns
 * the line.
 * @throws {ApiError} not_found; invalid_request (also if the line would know more than it may, or is closed)
 */
export async function answerQuestion(app: App, viewer: Owner, id: string, input: unknown) {
  const { fact } = parseInput(Answer, input)
  const lineId = await closeQuestion(app, viewer, id, async (tx, line) => {
    await addFact(tx, line, fact)
    return { answeredAt: app.clock.now() }
  })
  return requireLine(app, viewer, lineId)
}

/**
 * Dismisses a question. Repeating it changes nothing. Returns the line.
 * @throws {ApiError} not_found
 */
export async function dismissQuestion(app: App, viewer: Owner, id: string) {
  const lineId = await closeQuestion(app, viewer, id, async () => ({
    dismissedAt: app.clock.now(),
  }))
  return requireLine(app, viewer, lineId)
}

type Closed = { answeredAt: Date } | { dismissedAt: Date }

/** The line is locked before its question is read: of two answers at once the second finds it closed. */
async function closeQuestion(
  app: App,
  { accountId }: Owner,
  id: string,
  work: (tx: Tx, line: LineKey) => Promise<Closed>,
): Promise<string> {
  if (!isId('qst', id)) throw notFound('question')
  const where = { accountId_id: { accountId, id } }
  const known = await app.db.callerQuestion.findUnique({ where, select: { lineId: true } })
  if (!known) throw notFound('question')
  const { lineId } = known
  await app.db.$transaction(async (tx) => {
    await lockLine(tx, { accountId, lineId })
    const question = await tx.callerQuestion.findUnique({ where })
    if (!question) throw notFound('question')
    if (question.answeredAt || question.dismissedAt) return
    const data = await work(tx, { accountId, lineId })
    await tx.callerQuestion.update({ where, data })
  })
  return lineId
}

async function addFact(tx: Tx, { accountId, lineId }: LineKey, fact: string) {
  const where = { accountId_id: { accountId, id: lineId } }
  const { extra, status } = await tx.line.findUniqueOrThrow({
    where,
    select: { extra: true, status: true },
  })
  if (status === 'closed') throw new ApiError('invalid_request', 'This line is closed.')
  await tx.line.update({ where, data: { extra: withFact(extra, fact) } })
}
