import type { PaymentReversal, Purchase } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { howMany } from '../kernel/text/how-many.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import type { Button } from '../platform/mail/mail-paragraphs.ts'
import { composeMail } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
import { dollars } from './refund-or-dispute-words.ts'

type News = {
  purchase: Purchase
  reversal: PaymentReversal
  /** The change of the minutes, signed. */
  seconds: number
}

type Told = News & { timeZone: string }

/** The IANA zone of the account's dates. It comes from the lines, which billing does not know. */
export type TimeZoneOf = (tx: Tx, accountId: string) => Promise<string>

type Words = { subject: string; happened: string[] }

/** Tells the owner of a refund or dispute and its minutes, once for each step. */
export async function mailAboutReversal(app: App, tx: Tx, news: News, timeZoneOf: TimeZoneOf) {
  const { accountId, lineId, walletId } = news.purchase
  const account = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  if (account.closedAt) return
  const line =
    lineId && (await tx.line.findUnique({ where: { accountId_id: { accountId, id: lineId } } }))
  const wallet = await tx.wallet.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: walletId } },
  })
  const whose = line ? `of the line of ${line.businessName}` : 'of your meeting minutes'
  const timeZone = await timeZoneOf(tx, accountId)
  const told = { ...news, timeZone }
  const { subject, happened } = WORDS[`${news.reversal.kind} ${news.reversal.standing}`](told)
  const { id, kind, standing } = news.reversal
  await enqueueMail(app, tx, {
    accountId,
    to: account.email,
    about: `payment_reversal:${id}:${standing}`,
    tag: `payment-${kind}`,
    ...composeMail(subject, [
      { title: subject },
      ...happened,
      ...minutesMoved(news.seconds),
      `The balance ${whose} is now ${minutes(wallet.balanceSeconds)}.`,
      ...belowZero(app, wallet.balanceSeconds, line !== null && line !== ''),
      { buttons: whatToDo(app.mailLinks, line ? line.id : undefined, wallet.balanceSeconds) },
      whySent({ to: account.email, because: 'you paid for minutes', links: app.mailLinks }),
    ]),
  })
}

type Case = `${PaymentReversal['kind']} ${PaymentReversal['standing']}`

const WORDS: Record<Case, (told: Told) => Words> = {
  'refund taken': ({ purchase, timeZone, reversal: { cents } }) => ({
    subject: `Your refund of ${dollars(cents)}`,
    happened: [
      ...(purchase.refundDueAt
        ? [
            'You paid for minutes after the line or the account was closed, so we refunded the payment.',
          ]
        : []),
      `We refunded ${dollars(cents)} of the ${paid(purchase, timeZone)}. ` +
        'It can take up to ten days to show up at your bank.',
    ],
  }),
  // A refund is never lost: a CHECK of the table says so.
  'refund lost': (told) => WORDS['refund taken'](told),
  'refund returned': ({ purchase, timeZone, reversal: { cents } }) => ({
    subject: `Your refund of ${dollars(cents)} didn’t go through`,
    happened: [
      `Your bank rejected the refund of ${dollars(cents)} of the ` +
        `${paid(purchase, timeZone)}. We still have the money.`,
    ],
  }),
  'dispute taken': ({ purchase, timeZone, reversal: { cents } }) => ({
    subject: `Your bank is disputing a payment of ${dollars(cents)}`,
    happened: [
      `Your bank has taken back ${dollars(cents)} of the ${paid(purchase, timeZone)}, and will ` +
        `decide whether it is owed.`,
      'If you didn’t mean to dispute this payment, tell your bank. If the payment stands, we add the ' +
        'minutes back automatically.',
    ],
  }),
  'dispute lost': ({ purchase, timeZone, reversal: { cents } }) => ({
    subject: `Your bank has kept a payment of ${dollars(cents)}`,
    happened: [
      `Your bank has decided that ${dollars(cents)} of the ${paid(purchase, timeZone)} is not ` +
        `owed. The minutes it bought are gone.`,
    ],
  }),
  'dispute returned': ({ purchase, timeZone, reversal: { cents } }) => ({
    subject: `Your payment of ${dollars(cents)} stands`,
    happened: [
      `Your bank has decided that ${dollars(cents)} of the ${paid(purchase, timeZone)} is owed, and paid it again.`,
    ],
  }),
}

function paid({ priceCents, seconds, paidAt }: Purchase, timeZone: string): string {
  const day = paidAt?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone }) ?? ''
  return `${dollars(priceCents)} you paid for ${seconds / 60} minutes on ${day}`
}

function minutesMoved(seconds: number): string[] {
  if (seconds === 0) return []
  return seconds < 0
    ? [`This takes back ${minutes(-seconds)}, in proportion to the money.`]
    : [`${minutes(seconds)} are back.`]
}

function minutes(seconds: number): string {
  const value = Math.trunc(seconds / 6) / 10
  return `${value} ${Math.abs(value) === 1 ? 'minute' : 'minutes'}`
}

function belowZero(app: App, balanceSeconds: number, isLine: boolean): string[] {
  if (balanceSeconds > 0) return []
  if (!isLine) return ['You can’t send more note-takers until you buy minutes.']
  const limit = howMany(app.config.lineOverdraftSeconds / 60, 'minute')
  return [
    `The line keeps answering until it’s ${limit} over, and your next pack covers those minutes first.`,
  ]
}

/** Negative balances come first. */
function whatToDo(
  links: Pick<MailLinks, 'console'>,
  lineId: string | undefined,
  balanceSeconds: number,
): Button[] {
  const buy = {
    label: 'Buy more minutes',
    url: links.console(`/minutes${lineId ? `#${lineId}` : ''}`),
  }
  const statement = {
    label: 'See the statement',
    url: links.console(`/minutes/${lineId ?? 'meetings'}`),
  }
  return balanceSeconds > 0 ? [statement, buy] : [buy, statement]
}
