import { escapeHtml, page } from '../page.ts'
import type { Received } from './received.ts'

const MOST_ON_A_PAGE = 100

type Shown = { address: string; secrets: number; received: readonly Received[] }

/** What the receiver got, newest first, and the form for the secrets it verifies with. */
export function receiverPage({ address, secrets, received }: Shown): string {
  const articles = received.slice(0, MOST_ON_A_PAGE).map(eventArticle)
  return page(
    'Events',
    `<h1>Events</h1>
<p>A receiver of events. Add <code>${escapeHtml(address)}</code> as an endpoint on the site’s webhooks page, \
then enter its secret here.</p>
<form method="post" action="/events/secrets">
<label for="secret">Signing secret (${secrets} entered)</label>
<input id="secret" name="secret" required autocomplete="off" placeholder="whsec_…">
<button>Verify with it</button>
</form>
${articles.join('\n') || '<p>No event yet.</p>'}`,
  )
}

function eventArticle({ at, eventId, verified, body }: Received): string {
  const verdict = verified ? 'Verified' : 'Not verified'
  return `<article><p><strong>${verdict}</strong> <code>${escapeHtml(eventId)}</code></p>
<pre><code>${escapeHtml(indented(body))}</code></pre>
<p><small><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></small></p></article>`
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
