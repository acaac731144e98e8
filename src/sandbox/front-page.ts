import type { Config } from '../kernel/config/config.ts'
import { sandboxedProviders } from '../kernel/config/sandboxed-providers.ts'
import { escapeHtml, page } from './page.ts'

/** What runs here, and where a person can go. */
export function frontPage(config: Config): string {
  const runs = sandboxedProviders(config).map((name) => `<li>${escapeHtml(name)}</li>`)
  return page(
    'Frontdesk sandbox',
    `<main class="container">
<h1>Frontdesk sandbox</h1>
<p>The outside world of <a href="${escapeHtml(config.baseUrl)}">${escapeHtml(config.baseUrl)}</a>, on this machine. No money moves, no mail leaves, no phone rings.</p>
<ul>
<li><a href="/mailbox">Mailbox</a>: every mail sent</li>
<li><a href="/phone">Phone</a>: call a line</li>
<li><a href="/meetings">Meetings</a>: what note-takers meet, and the note-takers</li>
<li><a href="/events">Events</a>: a receiver of what the site sends to programs</li>
<li>Payment pages open from their own links (<code>/checkout/…</code>)</li>
<li>Sign-in opens from the site; its <a href="/oidc/.well-known/openid-configuration">configuration</a></li>
</ul>
<h2>Answering here</h2>
<ul>${runs.join('') || '<li>Nothing: every provider is set to its real address.</li>'}</ul>
</main>`,
  )
}
