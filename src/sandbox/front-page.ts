import type { Config } from '../kernel/config/config.ts'
import { sandboxedProviders } from '../kernel/config/sandboxed-providers.ts'
import { escapeHtml, page } from './page-shell.ts'

const TILES = [
  ['/mailbox', 'Mailbox', 'Read every mail that the site sent.'],
  ['/phone', 'Phone', 'Call a line, and talk to it.'],
  ['/phone/texts', 'Texts', 'Read every text that the site sent.'],
  ['/meetings', 'Meetings', 'Set up a meeting, and see its note-taker at work.'],
  ['/calendars', 'Calendar', 'Add meetings that note-takers go to by themselves.'],
  ['/events', 'Events', 'See what webhooks send, and whether it is signed.'],
] as const

const LIST = new Intl.ListFormat('en-US')

export function nothingHerePage(): string {
  return page(
    'Nothing here',
    '<h1>Nothing here</h1><p>The address may be mistyped, or what was there is gone.</p>' +
      '<p><a role="button" href="/">See what there is</a></p>',
    'narrow',
  )
}

export function frontPage(config: Config): string {
  const runs = sandboxedProviders(config).map(escapeHtml)
  return page(
    'Start',
    `<header class="page-head"><h1>Sandbox</h1>
<p class="lead">The outside world of <a href="${escapeHtml(config.baseUrl)}">${escapeHtml(config.baseUrl)}</a>, \
on this machine: its phones, mails, cards and meetings. Nothing leaves it.</p></header>
<div class="tiles">
${TILES.map(([href, name, what]) => `<a class="tile" href="${href}"><h2>${name}</h2><p>${what}</p></a>`).join('\n')}
</div>
<h2>What it stands in for</h2>
<p>${LIST.format(runs) || 'Nobody: every provider is set to its real address.'}</p>
<p class="muted">Payment and sign-in have pages here, too, which open from the site. For programs: the \
<a href="/oidc/.well-known/openid-configuration">configuration of sign-in</a>.</p>`,
  )
}
