import { howMany } from '../../kernel/text/how-many.ts'
import { kindsIn, kindsShown } from '../kinds-shown.ts'
import { escapeHtml, page } from '../page-shell.ts'
import { pageTimeToTheSecond } from '../page-time.ts'
import { eventInWords } from './event-in-words.ts'
import { howToReceive, savedInWords } from './how-to-receive.ts'
import { mark, openEvent } from './open-event.ts'
import type { Received } from './received.ts'

const MOST_ON_A_PAGE = 25

/** What a narrowed list's address has in place of a type. */
const UNVERIFIED = 'not_verified'

/** What is asked for in the page's address; '' where nothing is. */
export type Asked = {
  /** Only events of this type, or those not verified. */
  type: string
  /** Only those older than the one with this id. */
  before: string
  /** The id of the one that is open. */
  event: string
}

type Shown = {
  address: string
  secrets: number
  /** Newest first. */
  received: readonly Received[]
  names: ReadonlyMap<string, string>
  /** Why the secret just entered is none. */
  problem: string | undefined
  asked: Asked
}

/**
 * The received events with one next to the list: the chosen one, else the newest. A phone shows either the list or the
 * event. Before the first one came it tells how to receive them.
 */
export function receiverPage(shown: Shown): string {
  return page('Events', shown.received.length > 0 ? withEvents(shown) : withoutEvents(shown))
}

const SAID = 'What the site’s webhooks send. A check mark means the signature is right.'

function withoutEvents(shown: Shown): string {
  return `<header class="page-head"><h1>Events</h1>
<p class="muted">${SAID}</p></header>
<div class="receiver">
<section aria-labelledby="receive">
<h2 id="receive">Receive them here</h2>
${howToReceive(shown)}
</section>
<section aria-labelledby="received">
<h2 id="received">Received</h2>
${NO_EVENTS}
</section>
</div>`
}

/** Explains how to get the first event. */
const NO_EVENTS = `<div class="empty"><h3>No events yet</h3>
<p>Once the address on this page is an endpoint of the site, press “Send a test event” on the \
endpoint’s page.</p></div>`

function withEvents(shown: Shown): string {
  const { received, asked, names } = shown
  const wanted = received.filter((event) => isWanted(event, asked.type))
  const from = asked.before ? wanted.findIndex(({ id }) => id === asked.before) + 1 : 0
  const listed = wanted.slice(from, from + MOST_ON_A_PAGE)
  const chosen = listed.find(({ id }) => id === asked.event)
  const open = chosen ?? listed[0]
  const older = wanted.length > from + listed.length ? listed.at(-1)?.id : undefined
  return `<header class="page-head pane-head"><div><h1>Events</h1>
<p class="muted">${summaryOf(received)} A check mark means the signature is right.</p></div>
${foldedSetUp(shown)}</header>
${typesOf(received, asked.type)}
<div class="panes events${chosen ? ' chosen' : ''}">
<nav class="pane-list" aria-label="Events"><ul data-by-day>
${listed.map((event) => row(event, open, shown)).join('')}</ul>
${pages(from > 0, older, asked.type)}</nav>
${open ? openEvent(open, eventInWords(open.body, names), addressOf({ ...asked, event: '' })) : ''}
</div>`
}

/** Once events come, it is seldom needed: it opens over the page. */
function foldedSetUp(shown: Shown): string {
  return `<details class="set-up-fold"${shown.problem ? ' open' : ''}>
<summary role="button" class="secondary outline">Receive them here \
<span class="muted">${savedInWords(shown.secrets)}</span></summary>
<div class="tile">${howToReceive(shown)}</div>
</details>`
}

function isWanted({ verified, body }: Received, type: string): boolean {
  if (type === UNVERIFIED) return !verified
  return type === '' || eventInWords(body).type === type
}

function row(
  { id, at, verified, body }: Received,
  open: Received | undefined,
  shown: Shown,
): string {
  const { name, type, about } = eventInWords(body, shown.names)
  const current = open?.id === id ? ' aria-current="true"' : ''
  const href = addressOf({ ...shown.asked, event: id }, `#in-list-${id}`)
  return `<li id="in-list-${id}"><a class="pane-row event-row" href="${href}"${current}>
${mark(verified)} <strong>${escapeHtml(name)}</strong> <code>${escapeHtml(type)}</code> ${pageTimeToTheSecond(at)}
<span>${about.map(escapeHtml).join(' · ')}</span></a></li>`
}

function pages(isOlder: boolean, before: string | undefined, type: string): string {
  const links = [
    isOlder && pageLink('Newest', { type }),
    before && pageLink('Older', { type, before }),
  ].filter(Boolean)
  return links.length > 0 ? `<p class="pane-foot">${links.join('\n')}</p>` : ''
}

function pageLink(name: string, asked: Partial<Asked>): string {
  return `<a role="button" class="secondary outline" href="${addressOf(asked)}">${name}</a>`
}

/** The list as it is narrowed. The fragment keeps the list's scroll position. */
function addressOf(asked: Partial<Asked>, fragment = ''): string {
  const given = Object.entries(asked).filter(([, value]) => value)
  const query = String(new URLSearchParams(given))
  return escapeHtml(`/events${query && `?${query}`}${fragment}`)
}

function unverifiedIn(received: readonly Received[]): number {
  return received.filter(({ verified }) => !verified).length
}

function summaryOf(received: readonly Received[]): string {
  const wrong = unverifiedIn(received)
  const said = wrong === 0 ? 'all verified' : `${wrong} not verified`
  return `${howMany(received.length, 'event')}, ${said}.`
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
