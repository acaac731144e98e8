// Shows every time on the page in the viewer's time zone and names the zone. Lists show the day, or the hour when the
// day is today.
const parts = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}
const toTheMinute = new Intl.DateTimeFormat('en-US', parts)
const toTheSecond = new Intl.DateTimeFormat('en-US', { ...parts, second: '2-digit' })
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

function wordsFor({ dataset }, at) {
  if ('seconds' in dataset) return toTheSecond
  if (!('brief' in dataset)) return toTheMinute
  return at.toDateString() === new Date().toDateString() ? hour : day
}

for (const time of document.querySelectorAll('time[datetime]')) {
  const at = new Date(time.dateTime)
  time.textContent = wordsFor(time, at).format(at)
}
