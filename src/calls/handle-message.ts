import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'

/** Notes that somebody saw to the message. Again is as good: the first time stays. @throws {ApiError} not_found */
export function handleMessage(app: App, viewer: Owner, id: string) {
  return setHandled(app, viewer, id, app.clock.now())
}

/** The message waits again, as before it was handled. @throws {ApiError} not_found */
export function unhandleMessage(app: App, viewer: Owner, id: string) {
  return setHandled(app, viewer, id, null)
}

async function setHandled(app: App, { accountId }: Owner, id: string, handledAt: Date | null) {
  if (!isId('msg', id)) throw notFound('message')
  const was = handledAt === null ? { not: null } : null
  await app.db.message.updateMany({
    where: { accountId, id, handledAt: was },
    data: { handledAt },
  })
  const message = await app.db.message.findUnique({ where: { accountId_id: { accountId, id } } })
  if (!message) throw notFound('message')
  return message
}
