import { escapeHtml } from '../../../../src/kernel/text/escape-html.ts'

/** What stands between backticks is code; all else is text. */
export function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

/** A request is told by its method at a glance, as in the menu. */
export function requestHtml(method: string, path: string): string {
  const name = method.toLowerCase()
  return `<code class="request"><span class="method ${name}">${method}</span> ${escapeHtml(path)}</code>`
}
