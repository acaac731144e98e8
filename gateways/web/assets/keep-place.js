// When a part of the page renews itself, what is being read stays where it is; only at the very top may it move.
const CARDS = 'main .card[id]'
let place

document.addEventListener('htmx:beforeSwap', () => {
  place = undefined
  if (window.scrollY === 0) return
  for (const card of document.querySelectorAll(CARDS)) {
    const { top, bottom } = card.getBoundingClientRect()
    // What was just acted on may well move to another place of the list.
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
