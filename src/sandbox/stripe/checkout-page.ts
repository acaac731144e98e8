import express, { type Request, type Response, Router } from 'express'
import { escapeHtml, page } from '../page-shell.ts'
import { cardFields } from './card-fields.ts'
import { paidPage } from './paid-page.ts'
import type { Payments } from './payments.ts'
import { moneyBack } from './refund-and-dispute-buttons.ts'
import type { Session } from './session.ts'
import type { KeptSession, Sessions } from './sessions.ts'

/** Stripe's test card that is always refused (docs.stripe.com/testing). */
const DECLINED_CARD = '4000000000000002'

/**
 * The payment page and its buttons. A browser is redirected to the session's own URLs; any other client gets
 * `{session}` or `{error: {code, message}}`.
 */
export function checkoutPage(sessions: Sessions, payments: Payments): Router {
  const router = Router()
  router.use(express.urlencoded({ extended: false }), express.json())

  router.get('/:id', (request, response) => {
    const found = sessions.find(request.params.id)
    if (!found) return refuse(request, response, UNKNOWN)
    const payment = payments.ofSession(found.session)
    if (payment) response.send(paidPage(payment, found.session.id, successUrl(found.session)))
    else response.send(found.session.status === 'open' ? payPage(found) : closedPage(found.session))
  })
  const paid = (id: string) => {
    const session = sessions.find(id)?.session
    return session && payments.ofSession(session)
  }
  router.use('/:id', moneyBack(payments, paid))
  router.post('/:id/pay', (request, response) => {
    const found = sessions.find(request.params.id)
    if (!found) return refuse(request, response, UNKNOWN)
    const closed = CLOSED[found.session.status ?? '']
    if (closed) return refuse(request, response, closed)
    const card = String(request.body?.card ?? '').replace(/\D/g, '')
    if (card === DECLINED_CARD) {
      return refuse(request, response, DECLINED, found)
    }
    const { session } = sessions.pay(found)
    payments.ofSession(session, { items: found.products, cardEnd: card.slice(-4) })
    if (wantsPage(request)) response.redirect(303, successUrl(session))
    else response.json({ session })
  })
  router.post('/:id/cancel', (request, response) => {
    const found = sessions.find(request.params.id)
    if (!found) return refuse(request, response, UNKNOWN)
    const { session } = found
    if (wantsPage(request) && session.cancel_url) response.redirect(303, session.cancel_url)
    else if (wantsPage(request)) response.redirect(303, `/checkout/${session.id}`)
    else response.json({ session })
  })
  return router
}

type Refusal = { status: number; code: string; message: string }

const UNKNOWN: Refusal = {
  status: 404,
  code: 'resource_missing',
  message: 'There is no such payment page.',
}
const DECLINED: Refusal = {
  status: 402,
  code: 'card_declined',
  message: 'Your card was declined. Nothing has been charged.',
}
const CLOSED: Record<string, Refusal> = {
  complete: {
    status: 409,
    code: 'already_paid',
    message: 'This has already been paid. You have not been charged again.',
  },
  expired: {
    status: 410,
    code: 'session_expired',
    message: 'This payment link has expired. Nothing has been charged.',
  },
}

function wantsPage(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'html'
}

function refuse(request: Request, response: Response, refusal: Refusal, open?: KeptSession): void {
  const { status, code, message } = refusal
  response.status(status)
  if (!wantsPage(request)) response.json({ error: { code, message } })
  else response.send(open ? payPage(open, message) : messagePage(message))
}

/** Stripe replaces the placeholder in the URL with the session id. */
function successUrl(session: Session): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

const LOCK =
  '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">' +
  '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></svg>'

function payPage({ session, products, notes = [] }: KeptSession, problem = ''): string {
  const amount = money(session)
  const below = notes.map((note) => `<br><small class="muted">${escapeHtml(note)}</small>`).join('')
  return page(
    `Pay ${amount}`,
    `<div class="checkout">
<section class="order" aria-label="What you buy">
<p class="muted">Pay Frontdesk · a test payment</p><h1 class="amount">${escapeHtml(amount)}</h1>
<table class="bill"><tbody>
<tr><td>${escapeHtml(products.join(', '))}${below}</td><td>${escapeHtml(amount)}</td></tr>
</tbody><tfoot><tr><th scope="row">Total due today</th><td>${escapeHtml(amount)}</td></tr></tfoot></table>
<p class="muted"><small>After you pay, you go back to Frontdesk.</small></p>
</section>
<article>
<h2>Pay by card</h2>
${problem && `<p role="alert" class="problem">${escapeHtml(problem)}</p>`}
<form method="post" action="/checkout/${session.id}/pay">
<p class="payer"><span>Email</span> ${escapeHtml(session.customer_email ?? '')}</p>
${cardFields(`A test card. ${DECLINED_CARD.replace(/(\d{4})(?=\d)/g, '$1 ')} is declined. No money moves.`)}
<button type="submit">Pay ${escapeHtml(amount)}</button>
<p class="locked">${LOCK}Only a card’s last four digits are kept.</p>
</form>
<form method="post" action="/checkout/${session.id}/cancel" class="leave">
<button type="submit" class="plain">Cancel and go back</button>
</form></article>
</div>`,
    'alone',
  )
}

function closedPage(session: Session): string {
  return messagePage(CLOSED[session.status ?? '']?.message ?? UNKNOWN.message)
}

function messagePage(message: string): string {
  return page('Payment', `<article><p>${escapeHtml(message)}</p></article>`, 'narrow')
}

function money({ amount_total, currency }: Session): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' }).format(
    (amount_total ?? 0) / 100,
  )
}
