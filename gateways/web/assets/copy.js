// Shows the copy buttons. Without this script the user selects and copies the text by hand.
for (const button of document.querySelectorAll('[data-copy]')) {
  const label = button.textContent
  button.hidden = false
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copy).textContent
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    button.textContent = copied ? 'Copied' : 'Select it and press Ctrl+C'
    setTimeout(() => {
      button.textContent = label
    }, 4_000)
  })
}
