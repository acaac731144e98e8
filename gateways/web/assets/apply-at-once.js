// What is chosen in such a form is shown at once; without this script its button does it.
for (const form of document.querySelectorAll('form[data-at-once]')) {
  form.addEventListener('change', () => form.requestSubmit())
}
