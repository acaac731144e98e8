// Shows all times in the viewer's time zone and names the zone once. Today's times have no date.
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dayAndHour = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const today = new Date().toDateString()

for (const time of document.querySelectorAll('time[datetime]')) {
  const at = new Date(time.dateTime)
  const isToday = at.toDateString() === today
  time.textContent = isToday ? `${hour.format(at)} today` : dayAndHour.format(at)
  time.title = time.dateTime
}
for (const zone of document.querySelectorAll('[data-zone]')) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts()
  zone.textContent = parts.find(({ type }) => type === 'timeZoneName').value
}
