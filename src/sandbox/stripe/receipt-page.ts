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
    else response.status(404).send(page('Receipt', '<p>There is no such receipt.</p>', 'alone'))
  })
  router.use('/:id', moneyBack(payments, find))
  return router
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function receipt(payment: Payment): string {
  const { cents, created } = payment
  const refunded = refundedCents(payment)
  const paidOn = DAY.format(new Date(created * 1_000))
  return page(
    'Receipt',
    `<article>
<header><small>Frontdesk · test receipt</small><h1 class="amount">${dollars(cents)}</h1>
<p>Paid on ${paidOn}</p></header>
<table class="bill">
<thead><tr><th scope="col">What</th><th scope="col">Amount</th></tr></thead>
<tbody><tr><td>${escapeHtml(payment.items?.join(', ') || 'Minutes')}</td><td>${dollars(cents)}</td></tr></tbody>
<tfoot>
<tr><th scope="row">Total</th><td>${dollars(cents)}</td></tr>
${refunded > 0 ? `<tr><th scope="row">Refunded</th><td>−${dollars(refunded)}</td></tr>` : ''}
</tfoot>
</table>
<table class="about">
${aboutRows(payment)}
</table>
<p class="muted">A test payment: no money moved. To keep it, print this page.</p>
</article>`,
    'alone',
  )
}

function aboutRows({ email, cardEnd, chargeId }: Payment): string {
  const rows = [
    ['Seller', 'Frontdesk'],
    ['Receipt for', email ?? 'nobody named'],
    ['Paid with', cardEnd ? `Card ending in ${cardEnd}` : 'The saved card'],
    ['Charge', chargeId],
  ]
  return rows
    .map(
      ([label = '', value = '']) =>
        `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('\n')
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
