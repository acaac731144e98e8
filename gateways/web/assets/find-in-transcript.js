// Narrows a transcript to the turns that say what is typed. Without this script the browser's own search finds it.
// By delegation, since the transcript may arrive while the page is open.
document.addEventListener('input', ({ target }) => {
  if (target.matches('.find-turn')) narrow(target)
})

function narrow(field) {
  const wanted = field.value.trim().toLowerCase()
  const place = field.closest('.spoken')
  const turns = [...place.querySelectorAll('.transcript > li')]
  for (const turn of turns) turn.hidden = !turn.textContent.toLowerCase().includes(wanted)
  const found = turns.filter((turn) => !turn.hidden)
  const fold = place.querySelector('.transcript-fold')
  if (fold) fold.open = wanted !== ''
  place.classList.toggle('narrowed', wanted !== '')
  place.querySelector('.none-found').hidden = found.length > 0
  place.querySelector('[role="status"]').textContent =
    wanted && `${found.length} of ${turns.length} turns`
  mark(wanted && found, wanted)
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
