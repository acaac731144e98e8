import { codeBlock } from '../../kernel/text/code-block.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageTimeToTheSecond } from '../page-time.ts'
import type { Received } from './received.ts'

const MOST_ON_A_PAGE = 100

type Shown = { address: string; secrets: number; received: readonly Received[] }

/** The received events, newest first, and the form for the secrets used to verify them. */
export function receiverPage({ address, secrets, received }: Shown): string {
  const articles = received.slice(0, MOST_ON_A_PAGE).map(eventArticle)
  return page(
    'Events',
    `<header class="page-head"><h1>Events</h1>
<p class="muted">What the site’s webhooks send, and whether it is signed as it should be.</p></header>
<div class="receiver">
<section aria-labelledby="receive">
<h2 id="receive">Receive them here</h2>
<ol class="numbered">
<li>Add this address as an endpoint on the site’s webhooks page:
${codeBlock({ title: 'Address', label: 'Address of the endpoint', source: address })}</li>
<li>Enter the signing secret that it shows. ${inWords(secrets)}</li>
</ol>
<form method="post" action="/events/secrets">
<label for="secret">Signing secret</label>
<div class="field-row">
<input id="secret" name="secret" required autocomplete="off" placeholder="whsec_…">
<button>Verify with it</button>
</div>
</form>
</section>
<section aria-labelledby="received">
<h2 id="received">Received</h2>
${articles.join('\n') || NO_EVENTS}
</section>
</div>`,
  )
}

/** Explains how to get the first event. */
const NO_EVENTS = `<div class="empty"><h3>No events yet</h3>
<p>Once the address on this page is an endpoint of the site, press “Send a test event” on the \
endpoint’s page.</p></div>`

function inWords(secrets: number): string {
  if (secrets === 0) return 'No secret is entered yet.'
  return secrets === 1 ? 'One secret is entered.' : `${secrets} secrets are entered.`
}

function eventArticle({ at, eventId, verified, body }: Received): string {
  const verdict = verified ? 'Verified' : 'Not verified'
  return `<article class="event"><header><h3>${escapeHtml(typeOf(body))}</h3> \
<span class="verdict ${verified ? 'good' : 'open'}">${verdict}</span> \
${pageTimeToTheSecond(at)}</header>
${codeBlock({ title: eventId, label: `Body of ${eventId}, ${at}`, source: indented(body) })}
</article>`
}

function typeOf(body: string): string {
  try {
    return String(JSON.parse(body).type ?? 'Event')
  } catch {
    return 'Event'
  }
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
