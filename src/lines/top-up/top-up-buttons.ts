import type { App } from '../../app.ts'
import type { Button, Paragraph } from '../../platform/mail/mail-paragraphs.ts'
import { whySent } from '../../platform/mail/why-sent.ts'

/** Links to buy a pack by hand and to change auto top-up, with the given labels. */
export function buttonsAbout(app: App, lineId: string, change: string): Button[] {
  return [
    { label: 'Buy a pack now', url: app.mailLinks.console(`/minutes#${lineId}`) },
    { label: change, url: app.mailLinks.console(`/minutes/${lineId}/top-up`) },
  ]
}

/** The foot of each mail about auto top-up. */
export function whyToppedUp(
  app: App,
  { email, businessName }: { email: string; businessName: string },
): Paragraph {
  const because = `auto top-up is set up for ${businessName}`
  return whySent({ to: email, because, links: app.mailLinks })
}
