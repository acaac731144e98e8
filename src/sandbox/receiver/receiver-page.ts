import { codeBlock } from '../../kernel/text/code-block.ts'
import { howMany } from '../../kernel/text/how-many.ts'
import { kindsIn, kindsShown } from '../kinds-shown.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageTimeToTheSecond } from '../page-time.ts'
import { type EventInWords, eventInWords } from './event-in-words.ts'
import type { Received } from './received.ts'

const MOST_ON_A_PAGE = 25

/** What a narrowed list's address has in place of a type. */
const UNVERIFIED = 'not_verified'

type Shown = {
  address: string
  secrets: number
  /** Newest first. */
  received: readonly Received[]
  /** Why the secret just entered is none. */
  problem: string | undefined
  /** Only events of this type, or those not verified; '' for all. */
  type: string
  /** Only those older than the one with this id; '' for the newest. */
  before: string
}

/** The received events, newest first, and the form for the secrets used to verify them. */
export function receiverPage(shown: Shown): string {
  const hasSome = shown.received.length > 0
  return page(
    'Events',
    `<header class="page-head"><h1>Events</h1>
<p class="muted">What the site’s webhooks send. A check mark means the signature is right.</p></header>
<div class="receiver${hasSome ? ' has-some' : ''}">
${hasSome ? foldedSetUp(shown) + arrived(shown) : setUp(shown) + arrived(shown)}
</div>`,
  )
}

function setUp(shown: Shown): string {
  return `<section aria-labelledby="receive">
<h2 id="receive">Receive them here</h2>
${howToReceive(shown)}
</section>`
}

/** Once events come, it is seldom needed: above the list, closed. */
function foldedSetUp(shown: Shown): string {
  return `<details class="tile set-up-fold"${shown.problem || shown.secrets === 0 ? ' open' : ''}>
<summary>Receive them here <span class="muted">${savedInWords(shown.secrets)}</span></summary>
${howToReceive(shown)}
</details>`
}

function howToReceive({ address, secrets, problem }: Shown): string {
  return `<ol class="numbered">
<li>Add this address as an endpoint on the site’s webhooks page:
${codeBlock({ title: 'Address', label: 'Address of the endpoint', source: address })}</li>
<li>Enter the signing secret that it shows. ${savedInWords(secrets)}.</li>
</ol>
<form method="post" action="/events/secrets">
<label for="secret">Signing secret</label>
<div class="field-row">
<input id="secret" name="secret" required autocomplete="off" placeholder="whsec_…"${problem ? INVALID : ''}>
<button${secrets > 0 ? ' class="secondary outline"' : ''}>Save secret</button>
</div>
${problem ? `<p id="secret-problem" class="problem-text" role="alert">${escapeHtml(problem)}</p>` : ''}
</form>`
}

function arrived(shown: Shown): string {
  const { received, type, before } = shown
  const wanted = received.filter((event) => isWanted(event, type))
  const from = before ? wanted.findIndex(({ id }) => id === before) + 1 : 0
  const articles = wanted.slice(from, from + MOST_ON_A_PAGE)
  const list = `<div class="event-list">${articles.map(eventArticle).join('\n')}</div>`
  const isMore = wanted.length > from + articles.length
  return `<section aria-labelledby="received">
<h2 id="received">Received</h2>
${received.length > 0 ? summaryOf(received) + typesOf(received, type) : ''}
${articles.length > 0 ? `<div class="event-sheet">${list}</div>` : NO_EVENTS}
<p class="actions">${from > 0 ? pageLink('Newest', { type }) : ''}
${isMore ? pageLink('Older', { type, before: articles.at(-1)?.id ?? '' }) : ''}</p>
</section>`
}

function isWanted({ verified, body }: Received, type: string): boolean {
  if (type === UNVERIFIED) return !verified
  return type === '' || eventInWords(body).type === type
}

function pageLink(name: string, asked: Record<string, string>): string {
  const given = Object.entries(asked).filter(([, value]) => value)
  const query = String(new URLSearchParams(given))
  const href = escapeHtml(`/events${query && `?${query}`}`)
  return `<a role="button" class="secondary outline" href="${href}">${name}</a>`
}

function unverifiedIn(received: readonly Received[]): number {
  return received.filter(({ verified }) => !verified).length
}

function summaryOf(received: readonly Received[]): string {
  const wrong = unverifiedIn(received)
  const said = wrong === 0 ? 'all verified' : `${wrong} not verified`
  return `<p class="muted">${howMany(received.length, 'event')}, ${said}</p>`
}

function typesOf(received: readonly Received[], chosen: string): string {
  const types = kindsIn(received, ({ body }) => {
    const { type, name } = eventInWords(body)
    return { key: type, name }
  })
  const many = unverifiedIn(received)
  const isSome = many > 0 && many < received.length
  const shown = { label: 'Type of event', path: '/events', parameter: 'type', chosen }
  const first = { key: UNVERIFIED, name: 'Not verified', many }
  return kindsShown(types, { ...shown, ...(isSome && { first }) })
}

const INVALID = ' aria-invalid="true" aria-describedby="secret-problem" autofocus'

const NOT_VERIFIED = `When it arrived, the secret that signed it was not entered here. \
<a href="#secret">Enter the signing secret</a>`

/** Explains how to get the first event. */
const NO_EVENTS = `<div class="empty"><h3>No events yet</h3>
<p>Once the address on this page is an endpoint of the site, press “Send a test event” on the \
endpoint’s page.</p></div>`

function savedInWords(secrets: number): string {
  return secrets === 0 ? 'No secret saved yet' : `${howMany(secrets, 'secret')} saved`
}

/** The newest is open; the others open to the same. */
function eventArticle({ at, eventId, verified, body, headers }: Received, index: number): string {
  const event = eventInWords(body)
  const about = event.about.map((part) => `<span>${escapeHtml(part)}</span>`)
  const sent = headers && Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `<article class="event"><details name="event"${index === 0 ? ' open' : ''}>
<summary>${verified ? GOOD_MARK : BAD_MARK} <h3>${escapeHtml(event.name)}</h3>
<span class="of-event"><code>${escapeHtml(event.type)}</code> ${about.join(' ')}</span>
${pageTimeToTheSecond(at)}</summary>
<div class="opened"><p class="muted">${verified ? VERIFIED : NOT_VERIFIED}${linkTo(event)}</p>
${codeBlock({ title: 'Payload', label: `Payload of ${eventId}, ${at}`, source: indented(body) })}
${sent ? codeBlock({ title: 'Headers', label: `Headers of ${eventId}, ${at}`, source: sent.join('\n') }) : ''}
</div></details></article>`
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
