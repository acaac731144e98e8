// Shows results below the field while typing. Without this script the form leads to a page of results.
const field = document.getElementById('reference-q')
const box = field.closest('search')
const found = document.getElementById('found')
const count = document.getElementById('found-count')
const PAUSE_MS = 120
let timer
let asked = ''

field.setAttribute('aria-controls', 'found')
field.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(() => search(field.value.trim()), PAUSE_MS)
})

document.addEventListener('keydown', (event) => {
  if (event.key === '/' && !event.target.matches('input, textarea, select')) {
    event.preventDefault()
    if (!field.checkVisibility()) document.getElementById('contents').showPopover()
    field.focus()
  }
  if (!box.contains(event.target)) return
  if (event.key === 'Escape') {
    found.hidden = true
    field.focus()
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event)
})
document.addEventListener('click', ({ target }) => {
  if (!box.contains(target) || target.closest('#found a')) found.hidden = true
})

async function search(words) {
  asked = words
  if (words === '') {
    found.hidden = true
    return
  }
  const address = `${field.form.action}?${new URLSearchParams({ q: words })}`
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  if (answer && words === asked) show(answer.found)
}

function show(results) {
  const list = document.createElement('ul')
  for (const { title, where, href, says } of results) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    const place = document.createElement('small')
    link.href = href
    link.append(title, place)
    place.textContent = says ? `${where}: ${says}` : where
    item.append(link)
    list.append(item)
  }
  found.replaceChildren(results.length > 0 ? list : 'Nothing was found.')
  found.hidden = false
  count.textContent = results.length === 1 ? '1 result' : `${results.length} results`
}

/** Moves the focus with the arrow keys between the field and the results. */
function move(event) {
  const stops = [field, ...found.querySelectorAll('a')]
  const next = stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
  if (found.hidden || !stops[next]) return
  event.preventDefault()
  stops[next].focus()
}
