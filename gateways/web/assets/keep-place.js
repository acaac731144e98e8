// When a part of the page is refreshed, keeps the scroll position, unless the page is scrolled to the very top.
const CARDS = 'main .card[id]'
let place

document.addEventListener('htmx:beforeSwap', () => {
  place = undefined
  if (window.scrollY === 0) return
  for (const card of document.querySelectorAll(CARDS)) {
    const { top, bottom } = card.getBoundingClientRect()
    // Skips the card the user just acted on: it may move elsewhere in the list.
    if (bottom <= 0 || card.contains(document.activeElement)) continue
    place = { id: card.id, top }
    return
  }
})

document.addEventListener('htmx:afterSwap', () => {
  const card = place && document.getElementById(place.id)
  if (card)
    window.scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' })
})

// When a row goes, the next one slides under the finger: for a moment its mark takes no press.
const DEAF_MS = 400
let deafUntil = 0

document.addEventListener('htmx:afterSwap', ({ detail }) => {
  if (detail.requestConfig.verb === 'post') deafUntil = Date.now() + DEAF_MS
})
document.addEventListener(
  'click',
  (event) => {
    // A press by keyboard has no pointer that could be on the wrong row.
    if (event.detail === 0 || Date.now() >= deafUntil || !event.target.closest('.tick, .handles'))
      return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)
