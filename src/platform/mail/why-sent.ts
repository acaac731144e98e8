import type { MailLinks } from './mail-links.ts'
import type { Button, Paragraph } from './mail-paragraphs.ts'

type Sent = {
  to: string
  /** Ends the sentence "Sent to … because …". */
  because: string
  links: Pick<MailLinks, 'console'>
  /** For mails that one can stop by their own link. */
  stop?: Button
}

/** The foot of a mail to an owner: to which address and why it was sent, and where to change that. */
export function whySent({ to, because, links, stop }: Sent): Paragraph {
  const settings = { label: 'Email settings', url: links.console('/settings#mails') }
  return { why: `Sent to ${to} because ${because}.`, links: [...(stop ? [stop] : []), settings] }
}
