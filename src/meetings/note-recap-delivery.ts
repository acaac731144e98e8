import type { App } from '../app.ts'
import { recordEvent } from '../outgoing-webhooks/record-event.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { MeetingKey } from './advance-meeting.ts'
import { recapDelivery } from './recap-delivery.ts'

/**
 * The meeting of a recap mail, locked, so that of the last two recipients' results one sees the other; undefined for
 * other mails. Called before the recipients are written, as other writers lock the meeting first, too.
 */
export async function lockMeetingOfMail(
  tx: Tx,
  { accountId, mailId }: { accountId: string; mailId: string },
): Promise<MeetingKey | undefined> {
  const told = await tx.meetingRecipient.findFirst({ where: { accountId, mailId } })
  if (!told) return undefined
  const { meetingId } = told
  await tx.$queryRaw`
    SELECT 1 FROM meetings WHERE account_id = ${accountId} AND id = ${meetingId} FOR NO KEY UPDATE`
  return { accountId, meetingId }
}

/** Records the event `recap.delivered` once every recipient's delivery is final and at least one arrived. */
export async function noteRecapDelivery(
  app: App,
  tx: Tx,
  { accountId, meetingId }: MeetingKey,
): Promise<void> {
  const meeting = await tx.meeting.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: meetingId } },
    include: { recipients: true },
  })
  const each = meeting.recipients.map(({ delivery }) => delivery)
  const delivery = recapDelivery(meeting.state, each)
  if (delivery !== 'delivered' && delivery !== 'partly_delivered') return
  if (each.some((one) => one === 'pending' || one === 'sent')) return
  await recordEvent(app, tx, {
    accountId,
    type: 'recap.delivered',
    fact: `${meetingId}:${delivery}`,
    data: { meeting_id: meetingId, recap_delivery: delivery },
  })
}
