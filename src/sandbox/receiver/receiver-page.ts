import { codeBlock } from '../../kernel/text/code-block.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageTimeToTheSecond } from '../page-time.ts'
import type { Received } from './received.ts'

const MOST_ON_A_PAGE = 25

type Shown = {
  address: string
  secrets: number
  received: readonly Received[]
  /** Why the secret just entered is none. */
  problem: string | undefined
}

/** The received events, newest first, and the form for the secrets used to verify them. */
export function receiverPage({ address, secrets, received, problem }: Shown): string {
  const articles = received.slice(0, MOST_ON_A_PAGE).map(eventArticle)
  const older = received.length - articles.length
  const setUp = `<section aria-labelledby="receive">
<h2 id="receive">Receive them here</h2>
<ol class="numbered">
<li>Add this address as an endpoint on the site’s webhooks page:
${codeBlock({ title: 'Address', label: 'Address of the endpoint', source: address })}</li>
<li>Enter the signing secret that it shows. ${inWords(secrets)}</li>
</ol>
<form method="post" action="/events/secrets">
<label for="secret">Signing secret</label>
<div class="field-row">
<input id="secret" name="secret" required autocomplete="off" placeholder="whsec_…"${problem ? INVALID : ''}>
<button${secrets > 0 ? ' class="secondary outline"' : ''}>Verify with it</button>
</div>
${problem ? `<p id="secret-problem" class="problem-text" role="alert">${escapeHtml(problem)}</p>` : ''}
</form>
</section>`
  const arrived = `<section aria-labelledby="received">
<h2 id="received">Received${received.length > 0 ? ` (${received.length})` : ''}</h2>
${articles.join('\n') || NO_EVENTS}
${older > 0 ? `<p class="muted">And ${older} older, in <a href="/events/received.json">received.json</a>.</p>` : ''}
</section>`
  // Setting up is done once; from then on, what came is first.
  const parts = received.length > 0 ? [arrived, setUp] : [setUp, arrived]
  return page(
    'Events',
    `<header class="page-head"><h1>Events</h1>
<p class="muted">What the site’s webhooks send, and whether its signature is right.</p></header>
<div class="receiver${received.length > 0 ? ' list-first' : ''}">
${parts.join('\n')}
</div>`,
  )
}

const INVALID = ' aria-invalid="true" aria-describedby="secret-problem" autofocus'

const NOT_VERIFIED = `When it arrived, the secret that signed it was not entered here. \
<a href="#secret">Enter the signing secret</a>`

/** Explains how to get the first event. */
const NO_EVENTS = `<div class="empty"><h3>No events yet</h3>
<p>Once the address on this page is an endpoint of the site, press “Send a test event” on the \
endpoint’s page.</p></div>`

function inWords(secrets: number): string {
  if (secrets === 0) return 'No secret is entered yet.'
  return secrets === 1 ? 'One secret is entered.' : `${secrets} secrets are entered.`
}

/** The newest is open; the others open to the same. */
function eventArticle({ at, eventId, verified, body, headers }: Received, index: number): string {
  const [verdict, why] = verified
    ? ['Verified', 'Its signature was made with a secret entered here, over exactly this body.']
    : ['Not verified', NOT_VERIFIED]
  const sent = headers && Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `<article class="event"><details${index === 0 ? ' open' : ''}>
<summary><h3>${escapeHtml(typeOf(body))}</h3> \
<span class="verdict ${verified ? 'good' : 'waiting'}">${verdict}</span> ${pageTimeToTheSecond(at)}</summary>
<p class="muted">${why}</p>
${codeBlock({ title: 'Payload', label: `Payload of ${eventId}, ${at}`, source: indented(body) })}
${sent ? codeBlock({ title: 'Headers', label: `Headers of ${eventId}, ${at}`, source: sent.join('\n') }) : ''}
</details></article>`
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
