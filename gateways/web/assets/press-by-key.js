// Alt plus a letter presses the button or link with that `data-key`; in a list J and K lead from row to row, and E marks
// the row one is on. Ctrl (on a Mac, Command) plus K leads to the search. Letters alone are left for typing.
const ROWS = 'main .card[id] a.whole'

function step(by) {
  const rows = [...document.querySelectorAll(ROWS)].filter((row) => row.checkVisibility())
  const here = rows.findIndex((row) => row.closest('.card').contains(document.activeElement))
  const next = here < 0 ? rows[0] : rows[here + by]
  next?.focus()
}

const inList = {
  j: () => step(1),
  k: () => step(-1),
  e: () => document.activeElement.closest('.card')?.querySelector('.handles')?.click(),
}

function search(event) {
  const box = [...document.querySelectorAll('.search-box input, main input[type="search"]')].find(
    (input) => input.checkVisibility(),
  )
  event.preventDefault()
  if (box) box.focus()
  else document.querySelector('.search-link')?.click()
}

document.addEventListener('keydown', (event) => {
  if (event.shiftKey || event.repeat) return
  // Uses the physical key (`event.code`): on a Mac, Alt changes which letter is typed.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
  if (letter === 'k' && !event.altKey && event.ctrlKey !== event.metaKey) return search(event)
  if (!letter || !event.altKey || event.ctrlKey || event.metaKey) return
  const target = document.querySelector(`[data-key="${letter}"]`)
  const isRows = !target && letter in inList && document.querySelector(ROWS)
  if (!target && !isRows) return
  event.preventDefault()
  if (target) target.click()
  else inList[letter]()
})
