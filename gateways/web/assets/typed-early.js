// Searches for what was typed before htmx listened: it takes no notice of letters that came before it was loaded.
document.addEventListener(
  'htmx:load',
  () => {
    for (const field of document.querySelectorAll('[hx-trigger~="typed-early"]')) {
      if (field.value !== field.defaultValue) htmx.trigger(field, 'typed-early')
    }
  },
  { once: true },
)
