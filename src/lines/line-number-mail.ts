import { composeMail, type MailText, type Paragraph } from '../mail/mail-text.ts'
import { type E164, formatUsPhone } from '../phone.ts'
import { forwardingCodes } from './forwarding.ts'

/** "Your number is ready", with how to forward calls to it, carrier by carrier. */
export function composeLineNumberMail(line: { businessName: string; number: E164 }): MailText {
  const number = formatUsPhone(line.number)
  return composeMail(`${line.businessName}: your answering line is ${number}`, [
    `Your answering line for ${line.businessName} is live. Its number is ${number}.`,
    'Call it now to hear how it answers. Calls from your own phone are free.',
    'To have it answer when you cannot, forward your business phone to it: dial the code for your carrier from that phone.',
    ...forwardingParagraphs(line.number),
  ])
}

/** The codes, carrier by carrier, with the number filled in. */
export function forwardingParagraphs(number: E164): Paragraph[] {
  const byCarrier = Map.groupBy(forwardingCodes(number), ({ carrier }) => carrier)
  return [...byCarrier].flatMap(([carrier, codes]): Paragraph[] => [
    { heading: carrier },
    {
      rows: codes.map(({ condition, start, stop }) => [
        condition.replaceAll('_', ' '),
        [start || 'see below', stop ? `(off: ${stop})` : ''].join(' ').trim(),
      ]),
    },
    ...new Set(codes.map(({ note }) => note)),
  ])
}
