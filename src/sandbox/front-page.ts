import { sandboxedProviders } from '../kernel/config/sandboxed-providers.ts'
import { howMany } from '../kernel/text/how-many.ts'
import type { SandboxRecord } from './append-only-record.ts'
import { escapeHtml, page } from './page-shell.ts'
import type { Sandbox } from './sandbox.ts'

/** The collections of the record whose entries are counted as one thing, and its name. */
type Counted = readonly [collections: readonly string[], one: string]

/** Where it leads, its name, what one does there, and what of it there is so far. */
const TILES: readonly (readonly [
  href: string,
  name: string,
  what: string,
  ...counted: Counted[],
])[] = [
  ['/mailbox', 'Mailbox', 'Read every email that the site sent.', [['mails'], 'email']],
  ['/phone', 'Phone', 'Call a line, and talk to it.', [['twilio-calls'], 'call']],
  ['/phone/texts', 'Texts', 'Read every text that the site sent.', [['twilio-texts'], 'text']],
  [
    '/meetings',
    'Meetings',
    'Set up a meeting, and watch its notes being taken.',
    [['meeting_rooms'], 'room'],
    [['recall_bots', 'attendee_bots'], 'note-taker'],
  ],
  [
    '/calendars',
    'Calendar',
    'Add meetings that are gone to by themselves.',
    [['calendar_events'], 'meeting'],
  ],
  [
    '/events',
    'Events',
    'See what webhooks send, and whether it is signed.',
    [['received_events'], 'event'],
  ],
]

const LIST = new Intl.ListFormat('en-US')

export function nothingHerePage(): string {
  return page(
    'Nothing here',
    '<h1>Nothing here</h1><p>The address may be mistyped, or what was there is gone.</p>' +
      '<p><a role="button" href="/">See what there is</a></p>',
    'narrow',
  )
}

export function frontPage({ config, record }: Pick<Sandbox, 'config' | 'record'>): string {
  const runs = sandboxedProviders(config).map(escapeHtml)
  return page(
    'Start',
    `<header class="page-head"><h1>Sandbox</h1>
<p class="lead">Everything that <a href="${escapeHtml(config.baseUrl)}">the site</a> would send out stays on this \
machine: emails, calls, texts and payments.</p></header>
<h2>A first round</h2>
<ol class="numbered">
<li><a href="${escapeHtml(config.baseUrl)}/console">Sign in to the site</a>
with any email address, and set up a line.</li>
<li>Pay with the card that the payment page suggests.
The line’s number is in the <a href="/mailbox">mailbox</a> a moment later.</li>
<li><a href="/phone">Call that number</a>, say what you need, and hang up.
The message is in the console and in the mailbox.</li>
</ol>
<h2>What is here</h2>
<div class="tiles">
${TILES.map((tile) => tileHtml(tile, record)).join('\n')}
</div>
<details class="stands-in"><summary>What it stands in for</summary>
<p>${LIST.format(runs) || 'Nobody: every provider is set to its real address.'}</p>
<p class="muted">Payment and sign-in have pages here, too, which open from the site. For programs: the \
<a href="/oidc/.well-known/openid-configuration">configuration of sign-in</a>.</p></details>`,
  )
}

function tileHtml([href, name, what, ...counted]: (typeof TILES)[number], record: SandboxRecord) {
  const soFar = counted.flatMap(([collections, one]) => {
    const entries = collections.flatMap((each) => record.collection<{ id: string }>(each).list())
    return entries.length > 0 ? [howMany(entries.length, one)] : []
  })
  return `<a class="tile" href="${href}"><h2>${name}</h2><p>${what}</p><p class="so-far">${
    soFar.join(', ') || 'None yet'
  }</p></a>`
}
