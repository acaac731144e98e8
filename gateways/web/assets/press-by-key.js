// Alt plus a letter presses the button or link with that `data-key`. Letters without Alt are left for typing.
document.addEventListener('keydown', (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return
  // Uses the physical key (`event.code`): on a Mac, Alt changes which letter is typed.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase()
  const target = letter && document.querySelector(`[data-key="${letter}"]`)
  if (!target) return
  event.preventDefault()
  target.click()
})
