/** The end of a subject names the line, which a list has no room for. */
export function mailTitle(subject: string): { title: string; ofLine?: string } {
  const [, title, ofLine] = /^(.+) \(for (.+)\)$/.exec(subject) ?? []
  return title && ofLine ? { title, ofLine } : { title: subject || '(no subject)' }
}
