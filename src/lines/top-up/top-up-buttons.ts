import type { App } from '../../app.ts'
import type { Button } from '../../platform/mail/mail-paragraphs.ts'

/** Links to buy a pack by hand and to change auto top-up, with the given labels. */
export function buttonsAbout(app: App, lineId: string, change: string): Button[] {
  return [
    { label: 'Buy a pack now', url: app.mailLinks.console(`/minutes#${lineId}`) },
    { label: change, url: app.mailLinks.console(`/minutes/${lineId}/top-up`) },
  ]
}
