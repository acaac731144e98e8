import { sandboxedProviders } from '../kernel/config/sandboxed-providers.ts'
import { howMany } from '../kernel/text/how-many.ts'
import type { SandboxRecord } from './append-only-record.ts'
import { escapeHtml, page } from './page-shell.ts'
import { type PlaceIcon, placeIcon } from './place-icons.ts'
import type { Sandbox } from './sandbox.ts'

/** The collections of the record whose entries are counted as one thing, and its name. */
type Counted = readonly [collections: readonly string[], one: string]

type Place = {
  href: string
  icon: PlaceIcon
  name: string
  /** What one does there. */
  what: string
  /** What of it there is so far. */
  counted: readonly Counted[]
}

const PLACES: readonly Place[] = [
  {
    href: '/mailbox',
    icon: 'mail',
    name: 'Mailbox',
    what: 'Read every email that the site sent.',
    counted: [[['mails'], 'email']],
  },
  {
    href: '/phone',
    icon: 'phone',
    name: 'Phone',
    what: 'Call a line, and talk to it.',
    counted: [[['twilio-calls'], 'call']],
  },
  {
    href: '/phone/texts',
    icon: 'text',
    name: 'Texts',
    what: 'Read every text that the site sent.',
    counted: [[['twilio-texts'], 'text']],
  },
  {
    href: '/meetings',
    icon: 'notes',
    name: 'Note-takers',
    what: 'Watch a note-taker join a meeting.',
    counted: [
      [['meeting_rooms'], 'room'],
      [['recall_bots', 'attendee_bots'], 'note-taker'],
    ],
  },
  {
    href: '/calendars',
    icon: 'calendar',
    name: 'Calendar',
    what: 'Add meetings for a note-taker to join.',
    counted: [[['calendar_events'], 'meeting']],
  },
  {
    href: '/events',
    icon: 'event',
    name: 'Events',
    what: 'See what the site’s webhooks send.',
    counted: [[['received_events'], 'event']],
  },
]

type Step = {
  icon: PlaceIcon
  name: string
  /** One sentence. */
  how: string
  href: string
  press: string
  /** There is something in this collection of the record once it is done. */
  doneBy?: string
}

const STEPS = (site: string): readonly Step[] => [
  {
    icon: 'site',
    name: 'Set up a line',
    how: 'Sign in with any email address, and pay with the card that the payment page suggests.',
    href: `${site}/console`,
    press: 'Sign in to the site',
    doneBy: 'twilio-numbers',
  },
  {
    icon: 'phone',
    name: 'Call it',
    how: 'Say what you need, as a customer would, and hang up.',
    href: '/phone',
    press: 'Call a line',
    doneBy: 'twilio-calls',
  },
  {
    icon: 'mail',
    name: 'Read the message',
    how: 'It is emailed to the owner, and stands in the console.',
    href: '/mailbox',
    press: 'Open the mailbox',
  },
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
  const site = escapeHtml(config.baseUrl)
  const runs = sandboxedProviders(config).map(escapeHtml)
  return page(
    'Start',
    `<header class="page-head"><h1>Try everything here</h1>
<p class="lead">What <a href="${site}">the site</a> would send out stays on this machine: emails, calls, texts and \
payments.</p></header>
<h2 class="unseen">A first round</h2>
${stepsHtml(STEPS(site), record)}
<h2>Everything here</h2>
<ul class="sheet places-list">
${PLACES.map((place) => `<li>${placeHtml(place, record)}</li>`).join('\n')}
</ul>
<h2>Services it replaces</h2>
<p>${runs.length > 0 ? LIST.format(runs) : 'None: every provider is set to its real address'}.</p>
<p class="muted">Payment and sign-in have pages here, too, which open from the site. For programs: the \
<a href="/oidc/.well-known/openid-configuration">configuration of sign-in</a>.</p>`,
  )
}

/** The first that is not done leads; that of reading the message is never done. */
function stepsHtml(steps: readonly Step[], record: SandboxRecord): string {
  const isDone = ({ doneBy }: Step) => doneBy !== undefined && countOf(record, [doneBy]) > 0
  const next = steps.find((step) => !isDone(step))
  const items = steps.map((step, at) => {
    const done = isDone(step) ? '<small class="verdict good">Done</small>' : ''
    const look = step === next ? '' : ' class="secondary outline"'
    return `<li class="tile"><p class="head">${placeIcon(step.icon)}${done}</p>
<h3>${at + 1}. ${step.name}</h3><p>${step.how}</p>
<p class="actions"><a role="button"${look} href="${step.href}">${step.press}</a></p></li>`
  })
  return `<ol class="tiles round">\n${items.join('\n')}\n</ol>`
}

function placeHtml({ href, icon, name, what, counted }: Place, record: SandboxRecord): string {
  const soFar = counted.flatMap(([collections, one]) => {
    const count = countOf(record, collections)
    return count > 0 ? [howMany(count, one)] : []
  })
  return `<a href="${href}">${placeIcon(icon)}<strong>${name}</strong><span>${what}</span>\
<small>${soFar.join(', ') || 'None yet'}</small></a>`
}

function countOf(record: SandboxRecord, collections: readonly string[]): number {
  return collections.flatMap((each) => record.collection<{ id: string }>(each).list()).length
}
