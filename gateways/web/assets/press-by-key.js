// With Alt, a letter presses the button or follows the link that names it: the letters alone belong to what one types.
document.addEventListener('keydown', (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return
  // By its place on the keyboard: on a Mac, Alt makes another letter of it.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
  const target = letter && document.querySelector(`[data-key="${letter}"]`)
  if (!target) return
  event.preventDefault()
  target.click()
})
