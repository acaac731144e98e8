// Shows all times in the viewer's time zone, as the console writes them: `Today, 3:05 PM`, `Mon, Nov 16, 3:05 PM`.
// Within a sentence, which has `data-within`: `today, 3:05 PM`. Inside `data-zones` the zone follows: `3:05 PM EST`.
const HALF_YEAR_MS = 182 * 86_400_000
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const hourOfZone = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})
const near = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const far = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const named = ['Yesterday', 'Today', 'Tomorrow'].map((name, at) => {
  const day = new Date()
  day.setDate(day.getDate() + at - 1)
  return [day.toDateString(), name]
})

function dayOf(at) {
  const isNear = Math.abs(at - Date.now()) < HALF_YEAR_MS
  return new Map(named).get(at.toDateString()) ?? (isNear ? near : far).format(at)
}

for (const time of document.querySelectorAll('time[datetime]')) {
  const at = new Date(time.dateTime)
  const day = 'within' in time.dataset ? dayOf(at).replace(/^To/, 'to') : dayOf(at)
  time.textContent = `${day}, ${(time.closest('[data-zones]') ? hourOfZone : hour).format(at)}`
  time.title = time.dateTime
}
for (const zone of document.querySelectorAll('[data-zone]')) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts()
  zone.textContent = parts.find(({ type }) => type === 'timeZoneName').value
}
