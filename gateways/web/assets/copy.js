// Makes the copy buttons work and shows them. Without this script the user selects and copies the text by hand.
// By delegation, since a button may arrive while the page is open.
for (const button of document.querySelectorAll('[data-copy]')) button.hidden = false

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]')
  if (!button || button.dataset.label) return
  button.dataset.label = button.textContent
  button.setAttribute('aria-live', 'polite')
  const text = document.getElementById(button.dataset.copy).textContent
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  button.textContent = copied ? 'Copied' : 'Select it and press Ctrl+C'
  setTimeout(() => {
    button.textContent = button.dataset.label
    delete button.dataset.label
  }, 4_000)
})
