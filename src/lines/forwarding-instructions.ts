import type { Paragraph } from '../mail/mail-text.ts'
import type { E164 } from '../phone.ts'
import { type ForwardingCondition, forwardingCodes } from './forwarding.ts'

const WHEN: Record<ForwardingCondition, string> = {
  no_answer: 'When nobody answers',
  busy: 'When you are on the phone',
  unreachable: 'When the phone is off or has no signal',
  no_answer_and_busy: 'When nobody answers or you are on the phone',
  all_conditional: 'When nobody answers, you are on the phone, or it is off',
  always: 'Every call at once, without ringing',
}

/** How a person forwards their business phone to the line, and sees that it works. */
export function forwardingInstructions(number: E164): Paragraph[] {
  return [
    {
      items: [
        { text: 'Find your carrier below. Take the business phone itself, not another one.' },
        {
          text: 'Dial the code as if it were a phone number, and press call.',
          note: 'Do it for each row that you want; most businesses want every row but the last.',
        },
        { text: 'Wait for the beep or the message that confirms it, then hang up.' },
        {
          text: 'Test: call your business phone from another phone, and let it ring. The line should answer.',
          note: 'A call from your own mobile is free.',
        },
      ],
    },
    ...byCarrier(number),
  ]
}

function byCarrier(number: E164): Paragraph[] {
  const carriers = Map.groupBy(forwardingCodes(number), ({ carrier }) => carrier)
  return [...carriers].flatMap(([carrier, codes]): Paragraph[] => [
    { heading: carrier },
    {
      rows: codes.map(({ condition, start, stop }) => [
        WHEN[condition],
        [start ? `dial ${start}` : 'see below', stop ? `(to stop: ${stop})` : ''].join(' ').trim(),
      ]),
    },
    ...new Set(codes.map(({ note }) => note)),
  ])
}
