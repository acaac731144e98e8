import { escapeHtml, page } from '../page-shell.ts'
import { pageTime } from '../page-time.ts'
import type { CalendarEvent } from './calendar-file.ts'

type Shown = { address: string; events: readonly CalendarEvent[] }

export function calendarsPage({ address, events }: Shown): string {
  return page(
    'Calendar',
    `<header class="page-head"><h1>Calendar</h1>
<p class="muted">Note-takers go to its meetings once it is connected: paste its secret address on the site’s \
calendars page.</p>
<pre class="address"><code>${escapeHtml(address)}</code></pre></header>
<div class="two">
<section aria-labelledby="in-it">
<h2 id="in-it">Meetings in it</h2>
${events.map(eventArticle).join('\n') || '<p class="empty">No meeting yet. Add the first one.</p>'}
</section>
<section class="tile" aria-labelledby="add">
<h2 id="add">Add a meeting</h2>
<form method="post" action="/calendars">
<label for="title">Title</label><input id="title" name="title" required maxlength="160" value="Planning">
<label for="link">Link</label><input id="link" name="link" type="url" required maxlength="500" \
value="https://meet.google.com/abc-defg-hij">
<label for="in">Begins in how many minutes</label><input id="in" name="inMinutes" type="number" required min="1" \
max="10000" value="20">
<button type="submit">Add the meeting</button>
</form>
</section>
</div>`,
  )
}

function eventArticle({ id, title, link, at }: CalendarEvent): string {
  return `<article><p><strong>${escapeHtml(title)}</strong><br>
<small class="told">${pageTime(at)} · ${escapeHtml(link)}</small></p>
<form method="post" action="/calendars/${encodeURIComponent(id)}/cancel"><button class="secondary outline" \
aria-label="Cancel ${escapeHtml(title)}">Cancel</button></form></article>`
}
