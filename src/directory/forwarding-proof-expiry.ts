import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import type { LineKey } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { composeMail } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
import { withdrawPhone } from './number-holders.ts'

const KEPT_SECONDS = 30 * 86_400
const BATCH = 100

type Proof = LineKey & { e164: string }

/**
 * A phone proven by a forwarded call stays listed for thirty days. Its owner is mailed and can have a code sent;
 * after that it is no longer listed.
 */
export async function endOldProofs(app: App) {
  const now = app.clock.now()
  const find = (expiresAt: null | { lte: Date }) =>
    app.db.phoneProof.findMany({
      where: { kind: 'forwarded_call', expiresAt },
      select: { accountId: true, lineId: true, e164: true },
      take: BATCH,
    })
  for (const proof of await find(null)) await app.db.$transaction((tx) => warn(app, tx, proof))
  for (const proof of await find({ lte: now })) await app.db.$transaction((tx) => end(tx, proof))
}

async function warn(app: App, tx: Tx, { accountId, lineId, e164 }: Proof) {
  await lockLine(tx, { accountId, lineId })
  const expiresAt = addSeconds(app.clock.now(), KEPT_SECONDS)
  const { count } = await tx.phoneProof.updateMany({
    where: { accountId, lineId, e164, kind: 'forwarded_call', expiresAt: null },
    data: { expiresAt },
  })
  const listed = await tx.directoryListing.count({ where: { accountId, lineId, e164 } })
  if (count === 0 || listed === 0) return
  const line = await tx.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
    include: { account: true },
  })
  const day = expiresAt.toLocaleDateString('en-US', { timeZone: line.timeZone, dateStyle: 'long' })
  const phone = formatUsPhone(e164)
  await enqueueMail(app, tx, {
    accountId,
    to: line.account.email,
    about: `phone_proof:${lineId}:${e164}`,
    tag: 'phone-proof',
    ...composeMail(`${line.businessName}: show that ${phone} is yours`, [
      `Other agents find ${line.businessName} in the directory by its phone, ${phone}. Until now a ` +
        `forwarded call was enough to list it. It no longer is, because anyone can fake a forwarded call.`,
      `Until ${day} the phone stays listed. To keep it listed, get a call with a code on ` +
        `${phone} and enter the code in the console.`,
      {
        buttons: [
          {
            label: 'Get the code',
            url: app.mailLinks.console(`/lines/${lineId}/directory`),
          },
        ],
      },
      'The number of your answering line stays listed either way.',
      whySent({
        to: line.account.email,
        because: `${line.businessName} is in the directory`,
        links: app.mailLinks,
      }),
    ]),
  })
}

async function end(tx: Tx, { accountId, lineId, e164 }: Proof) {
  await lockLine(tx, { accountId, lineId })
  const { count } = await tx.phoneProof.deleteMany({
    where: { accountId, lineId, e164, kind: 'forwarded_call' },
  })
  if (count > 0) await withdrawPhone(tx, { accountId, lineId }, e164)
}
