// Marks in the menu which part of the page is being read.
const menu = document.querySelector('.contents nav')
const inSight = new Set()
const links = new Map(
  [...menu.querySelectorAll('a[href^="#"]')].map((link) => [link.hash.slice(1), link]),
)
const parts = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean)

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    mark(parts.find((part) => inSight.has(part)))
  },
  { rootMargin: '0px 0px -60% 0px' },
)
for (const part of parts) observer.observe(part)

function mark(part) {
  if (!part) return
  for (const [id, link] of links) {
    if (id === part.id) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
  // A menu that is longer than the window goes along.
  links.get(part.id).scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

// On a phone the menu lies over the page: what was chosen from it is seen.
menu.addEventListener('click', ({ target }) => {
  if (target.closest('a')) document.getElementById('contents').hidePopover()
})

// Operations had their anchors on the first page once.
const moved = location.hash && menu.querySelector(`a[href$="${CSS.escape(location.hash)}"]`)
if (moved && !document.getElementById(location.hash.slice(1))) location.replace(moved.href)
