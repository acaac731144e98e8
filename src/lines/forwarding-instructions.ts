import type { E164 } from '../kernel/phone.ts'
import type { Item, Paragraph } from '../platform/mail/mail-paragraphs.ts'
import {
  type ForwardingCode,
  type ForwardingCondition,
  forwardingCodes,
  telUri,
} from './forwarding-codes.ts'

/** Without the codes for every call: they are on the line's page. */
type WantedCode = ForwardingCode & { condition: Exclude<ForwardingCondition, 'always'> }

const WHEN: Record<WantedCode['condition'], string> = {
  no_answer: 'when nobody answers',
  busy: 'when you are on the phone',
  unreachable: 'when the phone is off or has no signal',
  no_answer_and_busy: 'when nobody answers or you are on the phone',
  all_conditional: 'when nobody answers, you are on the phone, or it is off',
}

/** How to forward the business phone to the line and test it. */
export function forwardingInstructions(number: E164): Paragraph[] {
  return [
    {
      steps: [
        { text: 'Find your carrier below. Take the business phone itself, not another one.' },
        {
          text: 'Dial the code as if it were a phone number, and press call.',
          note: 'How to stop it, and codes for every call without ringing, are on the line’s page.',
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

/** A carrier in two lines: its first code, and those that go with it. */
function byCarrier(number: E164): Paragraph[] {
  const wanted = forwardingCodes(number).filter(isWanted)
  const carriers = Map.groupBy(wanted, ({ carrier }) => carrier)
  return [{ items: [...carriers].flatMap(([carrier, codes]) => inTwoLines(carrier, codes)) }]
}

function inTwoLines(carrier: string, codes: readonly WantedCode[]): Item[] {
  const [first, ...others] = codes.filter(isFirstOfItsCase)
  if (!first) return []
  if (first.start === '') return [{ text: `${carrier}: ${first.note}` }]
  const dial = `dial ${first.start}`
  const then = others.map(({ start, condition }) => `${start} ${WHEN[condition]}`).join('; ')
  return [
    {
      text: `${carrier}: ${dial} ${WHEN[first.condition]}`,
      ...(then === '' ? {} : { note: `Then, one at a time: ${then}.` }),
      tap: { label: dial, url: telUri(first.start) },
    },
  ]
}

const isWanted = (code: ForwardingCode): code is WantedCode => code.condition !== 'always'

/** A second code for the same case is for phones that refuse the first; the line's page has it. */
function isFirstOfItsCase(
  { condition }: WantedCode,
  at: number,
  all: readonly WantedCode[],
): boolean {
  return all.findIndex((one) => one.condition === condition) === at
}
