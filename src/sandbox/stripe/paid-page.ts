import { escapeHtml, page } from '../page-shell.ts'
import { type Payment, refundedCents } from './payment.ts'

/** A payment that was made, with what its merchant, its payer and the payer's bank can still do. */
export function paidPage(payment: Payment, sessionId: string, continueUrl: string): string {
  const door = (name: string) => `/checkout/${sessionId}/${name}`
  return page(
    'Payment',
    `<article>
<header><small>Frontdesk · test payment</small><h1 class="amount">${dollars(payment.cents)}</h1></header>
<p>This has already been paid. You have not been charged again.</p>
<p><a role="button" href="${escapeHtml(continueUrl)}">Continue</a></p>
</article>
<article>
<h2>What may come of it</h2>
<p>${escapeHtml(standing(payment))}</p>
<form method="post" action="${door('refund')}">
<label>Refund in cents <input name="amount_cents" inputmode="numeric" autocomplete="off" placeholder="all that \
is left"></label>
<button type="submit" class="secondary outline">Refund</button>
</form>
${[
  button(door('refund/fail'), 'The newest refund fails'),
  button(door('dispute'), 'The payer’s bank disputes it'),
  button(door('dispute/won'), 'The dispute is won'),
  button(door('dispute/lost'), 'The dispute is lost'),
].join('\n')}
</article>`,
    'narrow',
  )
}

function button(action: string, label: string): string {
  return (
    `<form method="post" action="${action}"><button type="submit" class="secondary ` +
    `outline">${label}</button></form>`
  )
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

function standing(payment: Payment): string {
  const [dispute] = payment.disputes
  const disputed = dispute ? ` Disputed: ${dispute.status.replaceAll('_', ' ')}.` : ''
  return `${dollars(payment.cents)} paid, ${dollars(refundedCents(payment))} refunded.${disputed}`
}
