import type { Config } from '../kernel/config/config.ts'
import { sandboxedProviders } from '../kernel/config/sandboxed-providers.ts'
import { escapeHtml, page } from './page-shell.ts'

const TILES = [
  ['/mailbox', 'Mailbox', 'Every mail that was sent.'],
  ['/phone', 'Phone', 'Call a line, and talk to it.'],
  ['/phone/texts', 'Texts', 'Every text that was sent.'],
  ['/meetings', 'Meetings', 'Note-takers, and the meetings that they join.'],
  ['/calendars', 'Calendar', 'A calendar whose meetings note-takers go to.'],
  ['/events', 'Events', 'A receiver for webhooks.'],
] as const

/** What runs here, and where a person can go. */
export function frontPage(config: Config): string {
  const runs = sandboxedProviders(config).map((name) => `<li>${escapeHtml(name)}</li>`)
  return page(
    'Start',
    `<header class="page-head"><h1>Sandbox</h1>
<p class="lead">The outside world of <a href="${escapeHtml(config.baseUrl)}">${escapeHtml(config.baseUrl)}</a>, \
on this machine.</p></header>
<div class="tiles">
${TILES.map(([href, name, what]) => `<a class="tile" href="${href}"><h2>${name}</h2><p>${what}</p></a>`).join('\n')}
</div>
<h2>Standing in for</h2>
<ul>${runs.join('') || '<li>Nobody: every provider is set to its real address.</li>'}</ul>
<p class="muted">Payment pages open from their own links (<code>/checkout/…</code>). Sign-in opens from the \
site; here is its <a href="/oidc/.well-known/openid-configuration">configuration</a>.</p>`,
  )
}
