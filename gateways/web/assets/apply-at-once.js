// Submits these forms when a field changes. Without this script the user presses the form's button.
for (const form of document.querySelectorAll('form[data-at-once]')) {
  form.addEventListener('change', () => form.requestSubmit())
}
