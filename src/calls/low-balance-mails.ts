import type { App } from '../app.ts'
import { LINE_PACK_NAMES, type LinePackName, packInWords } from '../billing/minute-packs.ts'
import { howMany } from '../kernel/text/how-many.ts'
import { recordEvent } from '../outgoing-webhooks/record-event.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { composeMail } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'

type Line = { accountId: string; lineId: string; businessName: string }
type Move = { beforeSeconds: number; afterSeconds: number }

/** The balances at which the owner is told (docs/decisions/at-zero.md), lowest last. */
const MARKS = [
  { seconds: 300, tag: 'balance-low', says: 'has 5 minutes left' },
  { seconds: 0, tag: 'balance-zero', says: 'is out of minutes' },
  { seconds: -600, tag: 'balance-negative', says: 'is 10 minutes over' },
] as const

/** The lowest mark that a charge reached; undefined if none. */
export function crossedMark({ beforeSeconds, afterSeconds }: Move) {
  return MARKS.findLast(({ seconds }) => beforeSeconds > seconds && afterSeconds <= seconds)
}

/** One mail and one event for each mark and pack: the newest purchase is part of the fact's key. */
export async function tellOfBalance(app: App, tx: Tx, line: Line, move: Move) {
  const mark = crossedMark(move)
  if (!mark) return
  const { accountId, lineId, businessName } = line
  const account = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  const newest = await tx.purchase.findFirst({
    where: { accountId, lineId, status: 'paid' },
    orderBy: { createdAt: 'desc' },
  })
  const fact = `${mark.tag}:${lineId}:${newest?.id ?? ''}`
  const data = { line_id: lineId, mark_seconds: mark.seconds }
  await recordEvent(app, tx, { accountId, type: 'line.low_balance', fact, data })
  if (!account.balanceMails) return
  const packs = packsAgain(newest?.pack)
  const limit = howMany(app.config.lineOverdraftSeconds / 60, 'minute')
  await enqueueMail(app, tx, {
    accountId,
    to: account.email,
    about: fact,
    tag: mark.tag,
    ...composeMail(`${businessName}: your answering line ${mark.says}`, [
      `Your answering line for ${businessName} ${mark.says}.`,
      `It keeps answering until it’s ${limit} over, and your next pack covers those minutes first. ` +
        'Minutes never expire.',
      {
        buttons: [
          ...packs.map((pack) => ({
            label: `Buy ${packInWords(pack)}`,
            url: app.mailLinks.console(`/minutes?buy=${lineId}&pack=${pack}#${lineId}`),
          })),
          {
            label: 'See how your minutes were used',
            url: app.mailLinks.console(`/minutes/${lineId}`),
          },
        ],
      },
      whySent({
        to: account.email,
        because: `${businessName} is running low on minutes`,
        links: app.mailLinks,
        stop: {
          label: 'Stop emails about low minutes',
          url: app.mailLinks.stop(accountId, 'balance'),
        },
      }),
    ]),
  })
}

/** All packs, the one that was bought last first; the smallest, if that is not sold any more. */
function packsAgain(bought: string | undefined): LinePackName[] {
  const again = LINE_PACK_NAMES.find((name) => name === bought) ?? LINE_PACK_NAMES[0]
  return [again, ...LINE_PACK_NAMES.filter((name) => name !== again)]
}
