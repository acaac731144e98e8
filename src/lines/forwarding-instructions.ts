import type { E164 } from '../kernel/phone.ts'
import type { Item, Paragraph } from '../platform/mail/mail-paragraphs.ts'
import {
  type ForwardingCode,
  type ForwardingCondition,
  forwardingCodes,
  telUri,
} from './forwarding-codes.ts'

const WHEN: Record<ForwardingCondition, string> = {
  no_answer: 'When nobody answers',
  busy: 'When you are on the phone',
  unreachable: 'When the phone is off or has no signal',
  no_answer_and_busy: 'When nobody answers or you are on the phone',
  all_conditional: 'When nobody answers, you are on the phone, or it is off',
  always: 'Every call at once, without ringing',
}

/** How to forward the business phone to the line and test it. */
export function forwardingInstructions(number: E164): Paragraph[] {
  return [
    {
      steps: [
        { text: 'Find your carrier below. Take the business phone itself, not another one.' },
        {
          text: 'Dial the code as if it were a phone number, and press call.',
          note: 'One code for each case that you want; most businesses want every case but the last.',
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
    { items: codes.map(step) },
  ])
}

function step({ condition, start, stop, note }: ForwardingCode): Item {
  const how = [start && `: dial ${start}`, stop && ` (to stop: ${stop})`].filter(Boolean)
  const tap = start === '' ? {} : { tap: { label: `dial ${start}`, url: telUri(start) } }
  return { text: `${WHEN[condition]}${how.join('')}`, note, ...tap }
}
