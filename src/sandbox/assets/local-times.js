// Shows every time on the page in the viewer's time zone and names the zone. Lists show the day, or the hour when the
// day is today; a list `data-by-day` is divided by day instead, and shows the hour alone.
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
const hourToTheSecond = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' })
const dayAndHour = new Intl.DateTimeFormat('en-US', { ...parts, timeZoneName: undefined })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})
const today = new Date()
const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)

function wordsFor(time, at) {
  const { dataset } = time
  if (time.closest('[data-by-day]')) return 'seconds' in dataset ? hourToTheSecond : hour
  if ('seconds' in dataset) return toTheSecond
  const isToday = isOn(today, at)
  if ('dayAndHour' in dataset) return isToday ? hour : dayAndHour
  if (!('brief' in dataset)) return toTheMinute
  return isToday ? hour : day
}

function isOn(date, at) {
  return at.toDateString() === date.toDateString()
}

function dayInWords(at) {
  if (isOn(today, at)) return 'Today'
  return isOn(yesterday, at) ? 'Yesterday' : weekday.format(at)
}

for (const time of document.querySelectorAll('time[datetime]')) {
  const at = new Date(time.dateTime)
  time.textContent = wordsFor(time, at).format(at)
}

for (const list of document.querySelectorAll('[data-by-day]')) {
  let said
  for (const row of [...list.children]) {
    const words = dayInWords(new Date(row.querySelector('time').dateTime))
    if (words === said) continue
    said = words
    const heading = document.createElement('li')
    heading.className = 'day'
    heading.textContent = words
    row.before(heading)
  }
}
