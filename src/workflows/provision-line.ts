import type { Line } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { expectDigests } from '../calls/daily-digest.ts'
import { nearbyAreaCodes } from '../kernel/hours/nearby-area-codes.ts'
import { areaCode, type E164 } from '../kernel/phone.ts'
import { labelledNumber } from '../lines/buy-number-once.ts'
import { forwardingReminderDueAt } from '../lines/forwarding-reminder.ts'
import { composeLineNumberMail } from '../lines/line-number-mail.ts'
import { type LineKey, moveLine } from '../lines/line-status.ts'
import { recordEvent } from '../outgoing-webhooks/record-event.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { CarrierNumber } from '../providers/twilio/carrier.ts'

/**
 * Buys a paid line's number and sets it live. Safe to run again at any point: the number is labelled with the line's
 * id at the carrier and looked up before one is bought.
 */
export async function provisionLine(app: App, key: LineKey) {
  await exclusively(app, `provision ${key.lineId}`, async () => {
    const line = await app.db.line.findUnique({
      where: { accountId_id: { accountId: key.accountId, id: key.lineId } },
      include: { account: true },
    })
    if (line?.status !== 'setting_up' && line?.status !== 'queued') return
    const number = await labelledNumber(app, line.id, wantedAreaCodes(line))
    if (!number) {
      await moveLine(app.db, key, 'no_number')
      throw new Error('the carrier has no number to give')
    }
    await goLive(app, line, number)
  })
}

function wantedAreaCodes(line: Line): string[] {
  const own = areaCode(line.businessPhone as E164)
  return [own, ...nearbyAreaCodes(own)]
}

async function goLive(
  app: App,
  line: Line & { account: { email: string } },
  number: CarrierNumber,
) {
  const { accountId, id: lineId } = line
  const at = app.clock.now()
  await app.db.$transaction(async (tx) => {
    const moved = await moveLine(tx, { accountId, lineId }, 'number_found', {
      number: number.e164,
      liveAt: at,
      forwardingReminderDueAt: forwardingReminderDueAt(at),
    })
    if (!moved) return
    await tx.phoneNumber.upsert({
      where: { e164: number.e164 },
      create: { e164: number.e164, carrierId: number.id, accountId, lineId, boughtAt: at },
      update: { carrierId: number.id, accountId, lineId, boughtAt: at, releasedAt: null },
    })
    await enqueueMail(app, tx, {
      accountId,
      to: line.account.email,
      about: `line_number:${lineId}`,
      tag: 'line-number',
      ...composeLineNumberMail(
        {
          id: lineId,
          businessName: line.businessName,
          number: number.e164,
          ownerEmail: line.account.email,
        },
        app.mailLinks,
      ),
    })
    const data = { line_id: lineId }
    await recordEvent(app, tx, { accountId, type: 'line.live', fact: lineId, data })
    // Last, as it locks the account, which all its lines share.
    await expectDigests(tx, accountId, { timeZone: line.timeZone, at })
  })
}
