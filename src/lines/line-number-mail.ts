import { type E164, formatUsPhone } from '../kernel/phone.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { forwardingInstructions } from './forwarding-instructions.ts'

/** "Your number is ready", with forwarding codes for each carrier. */
export function composeLineNumberMail(
  line: { id: string; businessName: string; number: E164 },
  links: Pick<MailLinks, 'console'>,
): MailText {
  const number = formatUsPhone(line.number)
  return composeMail(`${line.businessName}: your answering line is ${number}`, [
    `Your answering line for ${line.businessName} is live. Its number is ${number}.`,
    'Call it now to hear how it answers. Calls from your own phone are free.',
    {
      buttons: [
        { label: `Call ${number}`, url: `tel:${line.number}` },
        { label: 'See the line and its codes', url: links.console(`/lines/${line.id}`) },
      ],
    },
    'To have it answer when you cannot, forward your business phone to it:',
    ...forwardingInstructions(line.number),
  ])
}
