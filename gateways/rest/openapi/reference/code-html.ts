import { escapeHtml } from '../../../../src/kernel/text/escape-html.ts'

/** Text as HTML, with `backticks` as code. */
export function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

/** A request, with its method styled as in the menu. */
export function requestHtml(method: string, path: string): string {
  const name = method.toLowerCase()
  return `<code class="request"><span class="method ${name}">${method}</span> ${escapeHtml(path)}</code>`
}
