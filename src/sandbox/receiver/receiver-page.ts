import { codeBlock } from '../../kernel/text/code-block.ts'
import { howMany } from '../../kernel/text/how-many.ts'
import { kindsIn, kindsShown } from '../kinds-shown.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageTimeToTheSecond } from '../page-time.ts'
import { type EventInWords, eventInWords } from './event-in-words.ts'
import type { Received } from './received.ts'

const MOST_ON_A_PAGE = 25

type Shown = {
  address: string
  secrets: number
  received: readonly Received[]
  /** Why the secret just entered is none. */
  problem: string | undefined
  /** Only events of this type; '' for all. */
  type: string
}

/** The received events, newest first, and the form for the secrets used to verify them. */
export function receiverPage({ address, secrets, received, problem, type }: Shown): string {
  const wanted = type ? received.filter(({ body }) => eventInWords(body).type === type) : received
  const articles = wanted.slice(0, MOST_ON_A_PAGE).map(eventArticle)
  const older = wanted.length - articles.length
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
<h2 id="received">Received</h2>
${received.length > 0 ? summaryOf(received) + typesOf(received, type) : ''}
${articles.length > 0 ? `<div class="event-sheet">${articles.join('\n')}</div>` : NO_EVENTS}
${older > 0 ? `<p class="muted">And ${older} older, in <a href="/events/received.json">received.json</a>.</p>` : ''}
</section>`
  return page(
    'Events',
    `<header class="page-head"><h1>Events</h1>
<p class="muted">What the site’s webhooks send. A check mark means the signature is right.</p></header>
<div class="receiver${received.length > 0 ? ' has-some' : ''}">
${received.length > 0 ? arrived + setUp : setUp + arrived}
</div>`,
  )
}

function summaryOf(received: readonly Received[]): string {
  const wrong = received.filter(({ verified }) => !verified).length
  const said = wrong === 0 ? 'all verified' : `${wrong} not verified`
  return `<p class="muted">${howMany(received.length, 'event')}, ${said}</p>`
}

function typesOf(received: readonly Received[], chosen: string): string {
  const types = kindsIn(received, ({ body }) => {
    const { type, name } = eventInWords(body)
    return { key: type, name }
  })
  return kindsShown(types, { label: 'Type of event', path: '/events', parameter: 'type', chosen })
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
  const event = eventInWords(body)
  const about = event.about.map((part) => `<span>${escapeHtml(part)}</span>`)
  const sent = headers && Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `<article class="event"><details${index === 0 ? ' open' : ''}>
<summary>${verified ? GOOD_MARK : BAD_MARK} <h3>${escapeHtml(event.name)}</h3>
<span class="of-event"><code>${escapeHtml(event.type)}</code> ${about.join(' ')}</span>
${pageTimeToTheSecond(at)}</summary>
<p class="muted">${verified ? VERIFIED : NOT_VERIFIED}${linkTo(event)}</p>
${codeBlock({ title: 'Payload', label: `Payload of ${eventId}, ${at}`, source: indented(body) })}
${sent ? codeBlock({ title: 'Headers', label: `Headers of ${eventId}, ${at}`, source: sent.join('\n') }) : ''}
</details></article>`
}

function linkTo({ page: href }: EventInWords): string {
  return href ? ` <a href="${escapeHtml(href)}">See it on the site</a>` : ''
}

const GOOD_MARK = `<span class="mark good"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">\
<path d="m5 12.5 5 5 9-11"/></svg><span class="unseen">Verified</span></span>`

const BAD_MARK = `<span class="mark waiting"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">\
<path d="M12 6v7m0 4v.5"/></svg><span class="unseen">Not verified</span></span>`

const VERIFIED = 'Its signature was made with a secret entered here, over exactly this body.'

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
