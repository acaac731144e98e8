import type { App } from '../../app.ts'
import type { Button } from '../../platform/mail/mail-paragraphs.ts'

/** Where the owner pays for a pack by hand, and where auto top-up is changed, under the words given. */
export function buttonsAbout(app: App, lineId: string, change: string): Button[] {
  return [
    { label: 'Buy a pack now', url: app.mailLinks.console(`/minutes#${lineId}`) },
    { label: change, url: app.mailLinks.console(`/minutes/${lineId}/top-up`) },
  ]
}
