import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { Db, Tx } from '../platform/db/prisma.ts'

/**
 * Marks a message as handled. Repeating it keeps the first time.
 * @throws {ApiError} not_found
 */
export function handleMessage(app: App, viewer: Whose, id: string, db: Db | Tx = app.db) {
  return setHandled(db, viewer, id, app.clock.now())
}

/**
 * Marks a message as not handled.
 * @throws {ApiError} not_found
 */
export function unhandleMessage(app: App, viewer: Whose, id: string) {
  return setHandled(app.db, viewer, id, null)
}

type Whose = Pick<Owner, 'accountId'>

async function setHandled(db: Db | Tx, { accountId }: Whose, id: string, handledAt: Date | null) {
  if (!isId('msg', id)) throw notFound('message')
  const was = handledAt === null ? { not: null } : null
  await db.message.updateMany({
    where: { accountId, id, handledAt: was },
    data: { handledAt },
  })
  const message = await db.message.findUnique({ where: { accountId_id: { accountId, id } } })
  if (!message) throw notFound('message')
  return message
}
