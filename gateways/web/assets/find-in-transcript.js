// Narrows a transcript to the turns that say what is typed. Without this script the browser's own search finds it.
// By delegation, since the transcript may arrive while the page is open.
document.addEventListener('input', ({ target }) => {
  if (target.matches('.find-turn')) narrow(target)
})

// What is linked to is shown: before the browser goes there, and when it went there by itself.
document.addEventListener('click', ({ target }) => {
  const link = target.closest('a[href^="#"]')
  if (link) showAll(link.hash)
})
window.addEventListener('hashchange', () => {
  if (showAll(location.hash)) linked(location.hash).scrollIntoView()
})

// A refreshed page has an empty field, and the turns that it kept are as they were.
document.addEventListener('htmx:afterSwap', () => {
  for (const field of document.querySelectorAll('.find-turn')) narrow(field)
})

const linked = (hash) => document.getElementById(hash.slice(1))

/** Whether a hidden turn was linked to, so that the field is emptied. */
function showAll(hash) {
  const turn = linked(hash)?.closest('.transcript > li[hidden]')
  if (!turn) return false
  const field = turn.closest('.spoken').querySelector('.find-turn')
  field.value = ''
  narrow(field)
  return true
}

function narrow(field) {
  const wanted = field.value.trim().toLowerCase()
  const place = field.closest('.spoken')
  const turns = [...place.querySelectorAll('.transcript > li')]
  for (const turn of turns) turn.hidden = !wordsOf(turn).includes(wanted)
  const found = turns.filter((turn) => !turn.hidden)
  unfold(place.querySelector('.transcript-fold'), wanted !== '')
  place.classList.toggle('narrowed', wanted !== '')
  place.querySelector('.none-found').hidden = found.length > 0
  place.querySelector('[role="status"]').textContent =
    wanted && `${found.length} of ${turns.length} turns`
  mark(wanted && found, wanted)
}

/** Who says what; not the initials on a face. */
const wordsOf = (turn) =>
  [...turn.querySelectorAll('.who, .said')].map((part) => part.textContent.toLowerCase()).join(' ')

/** Open while something is searched; then again as the reader had left it, which the fold remembers through a refresh. */
function unfold(fold, isSearched) {
  if (!fold) return
  const { wasOpen } = fold.dataset
  if (isSearched && wasOpen === undefined) fold.dataset.wasOpen = fold.open
  if (isSearched) fold.open = true
  else if (wasOpen !== undefined) {
    fold.open = wasOpen === 'true'
    delete fold.dataset.wasOpen
  }
}

/** Where the words stand, for the style sheet. */
function mark(turns, wanted) {
  if (!globalThis.CSS?.highlights) return
  const ranges = (turns || []).flatMap((turn) => {
    const text = turn.querySelector('.said').firstChild
    const at = text.data.toLowerCase().indexOf(wanted)
    if (at < 0) return []
    const range = new Range()
    range.setStart(text, at)
    range.setEnd(text, at + wanted.length)
    return [range]
  })
  CSS.highlights.set('found', new Highlight(...ranges))
}
