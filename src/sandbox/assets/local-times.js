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
const dayAndHour = new Intl.DateTimeFormat('en-US', { ...parts, timeZoneName: undefined })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

function wordsFor({ dataset }, at) {
  if ('seconds' in dataset) return toTheSecond
  const isToday = at.toDateString() === new Date().toDateString()
  if ('dayAndHour' in dataset) return isToday ? hour : dayAndHour
  if (!('brief' in dataset)) return toTheMinute
  return isToday ? hour : day
}

for (const time of document.querySelectorAll('time[datetime]')) {
  const at = new Date(time.dateTime)
  time.textContent = wordsFor(time, at).format(at)
}
