// Without this script code is selected and copied by hand; with it, each piece has a button.
for (const button of document.querySelectorAll('.code .copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
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
}

/** Each line is an element of its own. */
function sourceOf(pre) {
  return [...pre.querySelectorAll('.l')].map(({ textContent }) => textContent).join('\n')
}
