// Sends an operation's request to this site with the typed key, and shows the response.
const KEY = 'frontdesk-try-key'
const HEADERS = [
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'idempotent-replayed',
]
const keys = [...document.querySelectorAll('.try .key')]

for (const form of document.querySelectorAll('.try form')) {
  form.hidden = false
  form.parentElement.querySelector('.without-script').hidden = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(form)
  })
  // The form may open below the visible area, so scroll to it.
  form.parentElement.addEventListener('toggle', ({ target }) => {
    if (target.open) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  form.querySelector('.forget').addEventListener('click', () => {
    keep('')
    form.querySelector('.key').focus()
  })
}
for (const key of keys) key.addEventListener('change', () => keep(key.value.trim()))
keep(kept())

async function send(form) {
  const { method, path } = form.dataset
  const button = form.querySelector('button:not([type])')
  const body = form.querySelector('.body')?.value
  const result = form.querySelector('.result')
  button.disabled = true
  result.replaceChildren('Sending…')
  const began = performance.now()
  try {
    const response = await fetch(addressOf(form, path), {
      method,
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${form.querySelector('.key').value.trim()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
    })
    const text = await response.text()
    show(result, response, text, Math.round(performance.now() - began))
  } catch {
    result.replaceChildren('The site cannot be reached just now.')
  }
  button.disabled = false
}

function addressOf(form, path) {
  const typed = [...form.querySelectorAll('[data-place]')].filter(({ value }) => value.trim())
  const filled = typed
    .filter(({ dataset }) => dataset.place === 'path')
    .reduce(
      (address, { dataset, value }) =>
        address.replace(`{${dataset.name}}`, encodeURIComponent(value.trim())),
      path,
    )
  const query = new URLSearchParams(
    typed
      .filter(({ dataset }) => dataset.place === 'query')
      .map(({ dataset, value }) => [dataset.name, value.trim()]),
  )
  return `/v1${filled}${query.size > 0 ? `?${query}` : ''}`
}

function show(result, response, text, tookMs) {
  const status = document.createElement('p')
  const answer = document.createElement('pre')
  const told = HEADERS.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  status.className = response.ok ? 'good' : 'bad'
  status.textContent = `${response.status} in ${tookMs} ms`
  answer.tabIndex = 0
  answer.textContent = `${told.join('\n')}\n\n${pretty(text)}`
  result.replaceChildren(status, answer)
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Stored only in this tab, until it is closed. */
function keep(key) {
  for (const input of keys) input.value = key
  try {
    if (key) sessionStorage.setItem(KEY, key)
    else sessionStorage.removeItem(KEY)
  } catch {
    // The key then has to be typed again on the next page.
  }
}

function kept() {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
