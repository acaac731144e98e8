import { type E164, formatUsPhone } from '../kernel/phone.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { forwardingInstructions } from './forwarding-instructions.ts'

/** "Your number is ready", with how to forward calls to it, carrier by carrier. */
export function composeLineNumberMail(line: { businessName: string; number: E164 }): MailText {
  const number = formatUsPhone(line.number)
  return composeMail(`${line.businessName}: your answering line is ${number}`, [
    `Your answering line for ${line.businessName} is live. Its number is ${number}.`,
    'Call it now to hear how it answers. Calls from your own phone are free.',
    'To have it answer when you cannot, forward your business phone to it:',
    ...forwardingInstructions(line.number),
  ])
}
