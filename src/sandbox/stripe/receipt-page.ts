import express, { Router } from 'express'
import { escapeHtml, page } from '../page-shell.ts'
import { type Payment, refundedCents } from './payment.ts'
import type { Payments } from './payments.ts'
import { moneyBack } from './refund-and-dispute-buttons.ts'

/** A payment's hosted receipt, by its charge's id, with the actions possible for a payment that had no page. */
export function receiptPage(payments: Payments): Router {
  const router = Router()
  const find = (id: string) => payments.list().find(({ chargeId }) => chargeId === id)
  router.use(express.urlencoded({ extended: false }), express.json())
  router.get('/:id', (request, response) => {
    const found = find(request.params.id)
    if (found) response.send(receipt(found))
    else response.status(404).send(page('Receipt', '<p>There is no such receipt.</p>', 'narrow'))
  })
  router.use('/:id', moneyBack(payments, find))
  return router
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function receipt(payment: Payment): string {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
  const refunded = refundedCents(payment)
  const paidOn = DAY.format(new Date(payment.created * 1_000))
  return page(
    'Receipt',
    `<article>
<header><small>Frontdesk · test receipt</small><h1 class="amount">${dollars(payment.cents)}</h1></header>
<dl>
<dt>Paid on</dt><dd>${paidOn}</dd>
<dt>Receipt for</dt><dd>${escapeHtml(payment.email ?? 'nobody named')}</dd>
<dt>Charge</dt><dd><code>${payment.chargeId}</code></dd>
${refunded > 0 ? `<dt>Refunded</dt><dd>${dollars(refunded)}</dd>` : ''}
</dl>
</article>`,
    'narrow',
  )
}
