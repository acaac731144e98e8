// Without this script the mail scrolls inside its frame. With it, on a phone, the frame grows to the mail's height.
const frame = document.querySelector('iframe.mail')
const narrow = matchMedia('(max-width: 1023px)')

frame?.addEventListener('load', grow)
addEventListener('resize', grow)
if (frame) grow()

function grow() {
  const inside = frame?.contentDocument?.documentElement
  if (!inside) return
  frame.style.minHeight = ''
  if (narrow.matches) frame.style.minHeight = `${inside.scrollHeight}px`
}
