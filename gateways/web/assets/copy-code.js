// Shows a copy button on each code block. Without this script the user selects and copies by hand.
for (const button of document.querySelectorAll('.code .copy')) button.hidden = false

// Blocks that a part of the page fetched since brings along.
document.addEventListener('htmx:load', ({ detail }) => {
  for (const button of detail.elt.querySelectorAll?.('.code .copy') ?? []) button.hidden = false
})

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('.code .copy')
  if (!button) return
  const shown = [...button.closest('.code').querySelectorAll('pre')].find((pre) =>
    pre.checkVisibility(),
  )
  const copied = await navigator.clipboard?.writeText(sourceOf(shown)).then(
    () => true,
    () => false,
  )
  button.textContent = copied ? 'Copied' : 'Press Ctrl+C'
  if (!copied) getSelection().selectAllChildren(shown)
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 3_000)
})

/** Each line of code is its own element. */
function sourceOf(pre) {
  return [...pre.querySelectorAll('.l')].map(({ textContent }) => textContent).join('\n')
}
