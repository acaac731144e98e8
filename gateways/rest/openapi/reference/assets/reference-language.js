// Reads the last chosen language before the page is drawn, so that it is shown from the start.
const LANGUAGE_KEY = 'frontdesk-language'
const root = document.documentElement

try {
  root.dataset.language = localStorage.getItem(LANGUAGE_KEY) ?? ''
} catch {
  // This browser blocks storage.
}
if (!root.dataset.language) delete root.dataset.language

document.addEventListener('DOMContentLoaded', () => show(root.dataset.language))

document.addEventListener('change', ({ target }) => {
  if (!target.matches('.languages input')) return
  const { top } = target.getBoundingClientRect()
  show(target.value)
  // The code above has changed its height; scroll so that the clicked element stays in place.
  window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
  try {
    localStorage.setItem(LANGUAGE_KEY, target.value)
  } catch {
    // The choice then holds for this page only.
  }
})

function show(language) {
  const choices = [...document.querySelectorAll('.languages input')]
  if (!choices.some(({ value }) => value === language)) return void delete root.dataset.language
  root.dataset.language = language
  for (const choice of choices) choice.checked = choice.value === language
}
