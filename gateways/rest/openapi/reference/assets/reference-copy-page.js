// Copies the page as Markdown, to be given to an assistant. Without this script its link leads to the same text.
const button = document.querySelector('.copy-page')
const LABEL = button?.textContent
const SHOWN_MS = 3_000

if (button && navigator.clipboard) {
  button.hidden = false
  button.addEventListener('click', async () => {
    button.textContent = (await copy(button.dataset.from)) ? 'Copied as Markdown' : 'Use the link'
    setTimeout(() => {
      button.textContent = LABEL
    }, SHOWN_MS)
  })
}

async function copy(address) {
  try {
    await navigator.clipboard.writeText(await (await fetch(address)).text())
    return true
  } catch {
    return false
  }
}
