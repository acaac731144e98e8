// The language that was chosen last is shown from the first moment on, so it is read before the page is drawn.
const LANGUAGE_KEY = 'frontdesk-language'
const root = document.documentElement

try {
  root.dataset.language = localStorage.getItem(LANGUAGE_KEY) ?? ''
} catch {
  // Nothing may be stored in this browser.
}
if (!root.dataset.language) delete root.dataset.language

document.addEventListener('DOMContentLoaded', () => show(root.dataset.language))

document.addEventListener('change', ({ target }) => {
  if (!target.matches('.languages input')) return
  const { top } = target.getBoundingClientRect()
  show(target.value)
  // Code above has another height now; what was clicked stays where it is.
  window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
  try {
    localStorage.setItem(LANGUAGE_KEY, target.value)
  } catch {
    // It is remembered for this page, then.
  }
})

function show(language) {
  const choices = [...document.querySelectorAll('.languages input')]
  if (!choices.some(({ value }) => value === language)) return void delete root.dataset.language
  root.dataset.language = language
  for (const choice of choices) choice.checked = choice.value === language
}
