/** Which line a mail is about stands at the end of its subject, where a list has no room for it. */
export function mailTitle(subject: string): { title: string; ofLine?: string } {
  const [, title, ofLine] = /^(.+) \(for (.+)\)$/.exec(subject) ?? []
  return title && ofLine ? { title, ofLine } : { title: subject || '(no subject)' }
}
