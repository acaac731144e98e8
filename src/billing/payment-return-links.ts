import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../app.ts'
import { sameSecret } from '../kernel/secrets/constant-time-compare.ts'
import { serverKey } from '../platform/db/server-key.ts'

type PurchaseKey = { accountId: string; id: string }

/** What whoever comes back from a payment page may read: no more than that page said. */
export type ReturnedPayment = {
  id: string
  /** Null for meeting minutes. */
  businessName: string | null
  /** The line has no number yet: it is made once this is paid. */
  isNumberToCome: boolean
  /** A call of the business reached the line: its owner forwarded the phone. */
  isForwarded: boolean
  minutes: number
  priceCents: number
  isPaid: boolean
  paidAt: Date | null
  expiresAt: Date
  /** Where it can still be paid; null once it was. */
  checkoutUrl: string | null
}

const LINE = { businessName: true, number: true, forwardingSeenAt: true, closedAt: true } as const

const Key = z.object({ secret: z.string() })

/** Names the purchase in a return address, for somebody who is not signed in: `acct_….pack_….signature`. */
export async function paymentReturnToken(app: App, { accountId, id }: PurchaseKey) {
  const said = `${accountId}.${id}`
  return `${said}.${await signed(app, said)}`
}

/** Null for a token that is not ours, after the end of its payment page, and once its line or account is closed. */
export async function readReturnedPayment(
  app: App,
  token: string,
): Promise<ReturnedPayment | null> {
  const [accountId = '', id = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !sameSecret(signature, await signed(app, `${accountId}.${id}`)))
    return null
  const purchase = await app.db.purchase.findFirst({
    where: {
      accountId,
      id,
      status: { in: ['open', 'paid'] },
      expiresAt: { gt: app.clock.now() },
      account: { closedAt: null },
    },
    include: { line: { select: LINE } },
  })
  if (!purchase || purchase.line?.closedAt) return null
  const { line, seconds, priceCents, checkoutUrl, paidAt, expiresAt } = purchase
  const isPaid = purchase.status === 'paid'
  return {
    id,
    businessName: line?.businessName ?? null,
    isNumberToCome: line?.number === null,
    isForwarded: Boolean(line?.forwardingSeenAt),
    minutes: seconds / 60,
    priceCents,
    isPaid,
    paidAt,
    expiresAt,
    checkoutUrl: isPaid ? null : checkoutUrl,
  }
}

async function signed(app: App, said: string): Promise<string> {
  const { secret } = Key.parse(await serverKey(app, 'payment_returns', newKey))
  return createHmac('sha256', secret).update(`payment return ${said}`).digest('base64url')
}

async function newKey() {
  return { secret: randomBytes(32).toString('base64url') }
}
