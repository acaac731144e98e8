import { type E164, formatUsPhone } from '../kernel/phone.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
import { forwardingSteps } from './forwarding-steps.ts'

/** "Your number is ready": what to do with it, in three steps. The codes of each phone company are on its page. */
export function composeLineNumberMail(
  line: { id: string; businessName: string; number: E164; ownerEmail: string },
  links: Pick<MailLinks, 'console'>,
): MailText {
  const { id, businessName, ownerEmail } = line
  const [number, tel] = [formatUsPhone(line.number), `tel:${line.number}`]
  const forward = { label: 'Forward my phone', url: links.console(`/lines/${id}#forwarding`) }
  const [forwarding, testing] = forwardingSteps
  return composeMail(`${businessName}: your answering line is ${number}`, [
    { title: `Your answering line for ${businessName} is live` },
    { large: { label: number, url: tel } },
    { buttons: [{ label: 'Call it now', url: tel }] },
    {
      steps: [
        {
          text: 'Call it to hear how it answers.',
          note: 'Calls from your own phone are free.',
        },
        { ...forwarding, links: [forward] },
        testing,
      ],
    },
    'After that, we email you every message here.',
    whySent({
      to: ownerEmail,
      because: `you set up an answering line for ${businessName}`,
      links,
    }),
  ])
}
