import { countDifferingWallets } from '../../../../src/platform/operations/check-ledger.ts'
import type { Finding, Ground } from './ground.ts'
import { outsideRecord } from './outside-record.ts'

type Session = { id: string; session: { status: string; payment_intent: string | null } }
type Payment = { id: string; cents: number; refunds: { cents: number; status: string }[] }
type Purchase = {
  session: string
  status: string
  seconds: number
  credits: number
  credited: number
}

const PURCHASES = `
  SELECT p.checkout_session_id AS session, p.status, p.seconds,
         count(e.*)::int AS credits, coalesce(sum(e.seconds), 0)::int AS credited
    FROM purchases p
    LEFT JOIN ledger_entries e ON e.account_id = p.account_id AND e.source_id = p.id AND e.kind = 'pack_bought'
   GROUP BY 1, 2, 3`

const RUNNING = `
  SELECT account_id || ' ' || wallet_id || ' ' || seq AS found FROM (
    SELECT *, sum(seconds) OVER w AS running, row_number() OVER w AS place FROM ledger_entries
    WINDOW w AS (PARTITION BY account_id, wallet_id ORDER BY seq)) e
   WHERE running <> balance_after_seconds OR place <> seq`

/** Every wallet equals its entries; every payment was credited once, or refunded if its owner had left. */
export async function auditMoney({ site, told, rows }: Ground): Promise<Finding[]> {
  const sessions = outsideRecord<Session>(site.folder, 'stripe_sessions')
  const payments = outsideRecord<Payment>(site.folder, 'stripe_payments')
  const purchases = new Map((await rows<Purchase>(PURCHASES)).map((row) => [row.session, row]))
  const differing = await countDifferingWallets(site.pool, 60_000)
  const running = await rows<{ found: string }>(RUNNING)

  const refunded = (intent: string | null) => {
    const payment = payments.find(({ id }) => id === intent)
    const back = payment?.refunds.filter(({ status }) => status === 'succeeded') ?? []
    return back.reduce((sum, { cents }) => sum + cents, 0)
  }
  function problemOf({ id, session }: Session): string | undefined {
    const purchase = purchases.get(id)
    const isPaid = session.status === 'complete'
    if (!purchase) {
      const owner = told.find(({ paid }) =>
        paid.some(({ checkoutUrl }) => checkoutUrl.endsWith(id)),
      )
      return isPaid && !owner?.isClosed ? `${id} is paid and nobody's` : undefined
    }
    const wanted = isPaid ? [1, purchase.seconds] : [0, 0]
    if (purchase.credits === wanted[0] && purchase.credited === wanted[1]) return undefined
    return `${id} ${session.status}, ours ${purchase.status}, credited ${purchase.credits} times`
  }
  const leftLate = told.flatMap(({ isClosed, paid }) => (isClosed ? paid.slice(1) : []))
  const kept = leftLate.filter(({ checkoutUrl }) => {
    const found = sessions.find(({ id }) => checkoutUrl.endsWith(id))
    return refunded(found?.session.payment_intent ?? null) === 0
  })
  return [
    { what: 'wallets that differ', found: Array.from({ length: differing }, () => 'a wallet') },
    { what: 'entries that do not add up', found: running.map(({ found }) => found) },
    { what: 'payments not credited once', found: sessions.flatMap((one) => problemOf(one) ?? []) },
    {
      what: 'payments after closing not given back',
      found: kept.map(({ checkoutUrl }) => checkoutUrl),
    },
    {
      what: 'payments given back twice',
      found: payments.filter(({ id, cents }) => refunded(id) > cents).map(({ id }) => id),
    },
  ]
}
