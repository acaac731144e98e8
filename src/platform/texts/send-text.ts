import type { TextMessage } from '../../../prisma/generated/client/client.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { exclusively } from '../db/exclusive-lease.ts'
import type { Platform } from '../platform.ts'
import { type Texter, TextRefused } from './texter.ts'
import { LATE_SECONDS } from './too-late-to-text.ts'

type TextKey = { accountId: string; textId: string }
type TextApp = Platform & { carrier: Texter }
type End = { sentAt: Date; providerMessageId: string } | { notSentReason: string }

/** How far the carrier's clock may differ from ours. */
const CLOCKS_DIFFER_SECONDS = 300

/**
 * Sends a text once. The carrier has no idempotency key, so the row records before the request that the text may be
 * sent; a retry that finds this searches the texts the carrier has sent to that number since.
 */
export async function sendText(app: TextApp, { accountId, textId }: TextKey) {
  const where = { accountId_id: { accountId, id: textId } }
  await exclusively(app, `text ${textId}`, async () => {
    const text = await app.db.textMessage.findUniqueOrThrow({ where })
    if (text.sentAt || text.notSentReason) return
    const end = await bringToEnd(app, text)
    await app.db.textMessage.update({ where, data: { ...end, body: null } })
  })
}

async function bringToEnd(app: TextApp, text: TextMessage): Promise<End> {
  const { smsFrom: from } = app.config
  if (!from) return { notSentReason: 'no sender is set any more' }
  const { accountId, id, to, body, sendingAt } = text
  const query = new URLSearchParams({ account: accountId, text: id })
  const statusPath = `/webhooks/twilio/text-status?${query}`
  const message = { from, to, body: body ?? '', statusPath }
  const now = app.clock.now()
  const since = sendingAt && addSeconds(sendingAt, -CLOCKS_DIFFER_SECONDS)
  const alreadyOut = since ? await app.carrier.findText(message, since) : undefined
  if (alreadyOut) return { sentAt: now, providerMessageId: alreadyOut }
  if (addSeconds(text.createdAt, LATE_SECONDS) <= now) return { notSentReason: 'too late' }
  if (!sendingAt) {
    const where = { accountId_id: { accountId, id } }
    await app.db.textMessage.update({ where, data: { sendingAt: now } })
  }
  try {
    return { sentAt: now, providerMessageId: await app.carrier.sendText(message) }
  } catch (error) {
    if (error instanceof TextRefused) return { notSentReason: error.message }
    throw error
  }
}
