import { escapeHtml, page } from '../page-shell.ts'
import type { CalendarEvent } from './calendar-file.ts'

type Shown = { address: string; events: readonly CalendarEvent[] }

/** What is in the calendar, and the form that enters a meeting. */
export function calendarsPage({ address, events }: Shown): string {
  return page(
    'Calendar',
    `<h1>Calendar</h1>
<p>A calendar with a secret address: connect <code>${escapeHtml(address)}</code> on the site’s calendars page.</p>
<form method="post" action="/calendars">
<label for="title">Title</label><input id="title" name="title" required maxlength="160" value="Planning">
<label for="link">Link</label><input id="link" name="link" type="url" required maxlength="500" \
value="https://meet.google.com/abc-defg-hij">
<label for="in">Begins in so many minutes</label><input id="in" name="inMinutes" type="number" required min="1" \
max="10000" value="20">
<button>Enter the meeting</button>
</form>
${events.map(eventArticle).join('\n') || '<p>No meeting yet.</p>'}`,
  )
}

function eventArticle({ id, title, link, at }: CalendarEvent): string {
  const shown = `${at.replace('T', ' ').slice(0, 16)} UTC`
  return `<article><p><strong>${escapeHtml(title)}</strong> <time \
datetime="${at}">${shown}</time><br>${escapeHtml(link)}</p>
<form method="post" action="/calendars/${encodeURIComponent(id)}/cancel"><button class="secondary outline" \
aria-label="Cancel the meeting: ${escapeHtml(title)}">Cancel the meeting</button></form></article>`
}
