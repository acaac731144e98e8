import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { type ActionItemView, readActionItem } from './read-action-items.ts'

/**
 * Marks it as done. Repeating it keeps the first time.
 * @throws {ApiError} not_found
 */
export function finishActionItem(app: App, viewer: Owner, id: string) {
  return setDone(app, viewer, id, app.clock.now())
}

/**
 * Marks it as open.
 * @throws {ApiError} not_found
 */
export function reopenActionItem(app: App, viewer: Owner, id: string) {
  return setDone(app, viewer, id, null)
}

async function setDone(
  app: App,
  { accountId }: Owner,
  id: string,
  doneAt: Date | null,
): Promise<ActionItemView> {
  if (!isId('act', id)) throw notFound('action item')
  const was = doneAt === null ? { not: null } : null
  await app.db.actionItemRow.updateMany({ where: { accountId, id, doneAt: was }, data: { doneAt } })
  const item = await readActionItem(app, accountId, id)
  if (!item) throw notFound('action item')
  return item
}
