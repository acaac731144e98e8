import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { type LineKey, moveLine } from './line-status.ts'
import { readLine } from './read-lines.ts'
import { endTopUp } from './top-up/end-top-up.ts'

/**
 * Closes a line for good, paid or not: it answers no more calls and its number is released. Its records stay.
 * Repeating it changes nothing.
 * @throws {ApiError} not_found
 */
export async function closeLine(app: App, viewer: Owner, lineId: string) {
  await endLine(app, { accountId: viewer.accountId, lineId })
  const line = await readLine(app, viewer, lineId)
  if (!line) throw notFound('line')
  return line
}

/** The same for a line that is known to exist. */
export async function endLine(app: App, key: LineKey): Promise<void> {
  await app.db.$transaction(async (tx) => {
    const closed = await moveLine(tx, key, 'closed', { closedAt: app.clock.now() })
    if (!closed) return
    await tx.directoryListing.deleteMany({ where: key })
    await endTopUp(app, tx, key)
    await app.jobs.enqueue(tx, 'release_line', key)
  })
}
