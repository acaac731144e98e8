// Opens the <details> that contains the link's target, for browsers that do not do this themselves.
function open() {
  const linked = document.getElementById(window.location.hash.slice(1))
  const folded = linked?.closest('details:not([open])')
  if (!folded) return
  folded.open = true
  linked.scrollIntoView()
}

window.addEventListener('hashchange', open)
open()
