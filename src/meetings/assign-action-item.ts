import { z } from 'zod'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { dayNumberOf } from '../kernel/hours/hours-exceptions.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { plainText } from '../kernel/text/plain-text.ts'
import { text } from '../kernel/text/text-schema.ts'
import { type ActionItemView, readActionItem } from './read-action-items.ts'

const ASSIGNEE_CHARACTERS_MAX = 120

const date = z.string().refine((value) => dayNumberOf(value) !== undefined, {
  error: 'is no date, like 2026-11-30',
})

const Assignment = z.strictObject({
  assignee: text(ASSIGNEE_CHARACTERS_MAX)
    .transform((value) => plainText(value) || null)
    .nullable(),
  dueOn: date.nullable(),
})

/**
 * Sets who does it and by when, in place of what was said. Null goes back to what was said.
 * @throws {ApiError} not_found, invalid_request
 */
export async function assignActionItem(
  app: App,
  { accountId }: Owner,
  id: string,
  input: unknown,
): Promise<ActionItemView> {
  const { assignee, dueOn } = parseInput(Assignment, input)
  if (!isId('act', id)) throw notFound('action item')
  await app.db.actionItemRow.updateMany({
    where: { accountId, id },
    data: { assignee, dueOn: dueOn === null ? null : new Date(`${dueOn}T00:00:00Z`) },
  })
  const item = await readActionItem(app, accountId, id)
  if (!item) throw notFound('action item')
  return item
}
