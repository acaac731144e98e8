import { readOwnAccount } from '../accounts/read-accounts.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { forgetCaller } from '../contacts/forget-caller.ts'
import { factsOfMessage } from '../conversations/message-mail.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { factsOfDigests } from './digest-callers.ts'
import { forgetRecordings } from './note-recording.ts'

type CallKey = { accountId: string; lineId: string; callId: string }

/**
 * Deletes a call with everything said in it: caller, name, transcript, summary, message, its mails, and the carrier's
 * recordings. Its cost stays in the ledger, which names no caller. The claim on the carrier's id stays, so a late
 * report does not bring the call back. Returns the account.
 * @throws {ApiError} not_found; not_ready while the call is in progress
 */
export async function deleteCall(app: App, viewer: Owner, id: string) {
  const { accountId } = viewer
  if (!isId('call', id)) throw notFound('call')
  const where = { accountId_id: { accountId, id } }
  const known = await app.db.call.findUnique({ where, select: { lineId: true } })
  if (!known) throw notFound('call')
  await app.db.$transaction((tx) =>
    forgetCall(app, tx, { accountId, lineId: known.lineId, callId: id }),
  )
  return readOwnAccount(app, viewer)
}

/** A call that another request deleted meanwhile is fine. */
export async function forgetCall(app: App, tx: Tx, key: CallKey): Promise<void> {
  const { accountId, callId } = key
  // Whoever ends the call or adds to its message holds the line's lock.
  await lockLine(tx, key)
  const where = { accountId_id: { accountId, id: callId } }
  const call = await tx.call.findUnique({ where })
  if (!call) return
  if (call.status === 'in_progress') {
    const message = 'The call is still going on; it can be deleted once it is over.'
    throw new ApiError('not_ready', message)
  }
  const message = await tx.message.findUnique({
    where: { accountId_callId: { accountId, callId } },
    select: { id: true },
  })
  if (message) await forgetMessage(tx, { accountId, id: message.id })
  await forgetRecordings(app, tx, { accountId, id: callId })
  await tx.call.delete({ where })
  await forgetCaller(tx, call)
}

/** Deletes the message, its mails and the digest that names who left it; an unsent mail is not sent any more. */
export async function forgetMessage(tx: Tx, { accountId, id }: { accountId: string; id: string }) {
  const message = await tx.message.findUnique({
    where: { accountId_id: { accountId, id } },
    select: { at: true },
  })
  const about = [...factsOfMessage(id), ...(message ? factsOfDigests(message.at) : [])]
  await tx.mail.deleteMany({ where: { accountId, about: { in: about } } })
  await tx.message.deleteMany({ where: { accountId, id } })
}
