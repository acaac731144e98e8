// Marks in the menu the part of the page being read.
const menu = document.querySelector('.contents nav')
const links = new Map(
  [...menu.querySelectorAll('a[href^="#"]')].map((link) => [link.hash.slice(1), link]),
)
const parts = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean)
/** On a phone the button that opens the menu says it, too. */
const here = document.querySelector('.operation') && document.querySelector('.open-contents .here')
/** How far down the window a part must start to count as being read, as a share of its height. */
const READ_FROM = 0.4

let isWaiting = false
addEventListener('scroll', soon, { passive: true })
soon()

function soon() {
  if (isWaiting) return
  isWaiting = true
  requestAnimationFrame(() => {
    isWaiting = false
    mark(partInSight())
  })
}

/** The last part that has started. At the end of the page it is the last part, which may not scroll up far enough. */
function partInSight() {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  if (isAtEnd && scrollY > 0) return parts.at(-1)
  const from = innerHeight * READ_FROM
  return parts.findLast((part) => part.getBoundingClientRect().top < from)
}

let marked

function mark(part) {
  if (!part || part === marked) return
  marked = part
  for (const [id, link] of links) {
    if (id === part.id) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
  if (here) here.textContent = links.get(part.id).lastElementChild?.textContent ?? part.id
  // Scrolls a menu that is longer than the window.
  links.get(part.id).scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

// On a phone the menu covers the page, so it closes after a choice.
menu.addEventListener('click', ({ target }) => {
  if (target.closest('a')) document.getElementById('contents').hidePopover()
})

// Operations used to have their anchors on the first page: old links redirect.
const moved = location.hash && menu.querySelector(`a[href$="${CSS.escape(location.hash)}"]`)
if (moved && !document.getElementById(location.hash.slice(1))) location.replace(moved.href)
