import { type E164, formatUsPhone } from '../kernel/phone.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { forwardingSteps } from './forwarding-steps.ts'

/** "Your number is ready": what to do with it, in three steps. The codes of each phone company are on its page. */
export function composeLineNumberMail(
  line: { id: string; businessName: string; number: E164 },
  links: Pick<MailLinks, 'console'>,
): MailText {
  const number = formatUsPhone(line.number)
  return composeMail(`${line.businessName}: your answering line is ${number}`, [
    `Your answering line for ${line.businessName} is live. Its number is ${number}.`,
    {
      buttons: [
        { label: 'Forward my phone', url: links.console(`/lines/${line.id}#forwarding`) },
        { label: `Call ${number}`, url: `tel:${line.number}` },
      ],
    },
    {
      steps: [
        {
          text: `Call ${number} to hear how it answers.`,
          note: 'Calls from your own phone are free.',
        },
        ...forwardingSteps,
      ],
    },
  ])
}
