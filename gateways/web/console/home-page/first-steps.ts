import { telUri } from '../../../../src/lines/forwarding-codes.ts'
import { payFor, phone } from '../frame/amounts-and-times-in-words.ts'

type Line = {
  id: string
  status: string
  businessName: string
  number: string | null
  pack: string
  checkoutUrl: string | null
  forwardingSeenAt: unknown
}

type Step = {
  words: string
  number?: string
  isDone: boolean
  link?: { href: string; label: string }
}

/** The first listed open line (the newest) that has had no forwarded call yet. */
export function unfinishedLine<L extends Line>(lines: readonly L[]): L | undefined {
  return lines.find(({ status, forwardingSeenAt }) => status !== 'CLOSED' && !forwardingSeenAt)
}

/**
 * What is left to do until a line takes its owner's calls. `hasMessages` is about this line. An owner who comes back
 * from paying `isPaid` before the line knows it. Only the first open step has a button.
 */
export function firstSteps(
  line: Line,
  hasMessages: boolean,
  isPaid = line.status !== 'AWAITING_PAYMENT',
) {
  const page = `/console/lines/${line.id}`
  const number = line.number && line.status === 'LIVE' ? line.number : undefined
  const steps: Step[] = [
    {
      words: 'Pay for the first minutes',
      isDone: isPaid,
      link: { href: line.checkoutUrl ?? page, label: payFor(line.pack) },
    },
    {
      words: number ? 'It has its number:' : 'It gets its number, usually within a minute',
      ...(number ? { number: phone(number) } : {}),
      isDone: number !== undefined,
      ...(isPaid ? { link: { href: page, label: 'See its status' } } : {}),
    },
    {
      words: 'Call it and leave a message',
      isDone: hasMessages,
      ...(number ? { link: { href: telUri(number), label: 'Call it now' } } : {}),
    },
    {
      words: 'Forward your business phone to it, then call your own phone and let it ring',
      isDone: false,
      ...(number ? { link: { href: `${page}#forwarding`, label: 'See the codes' } } : {}),
    },
  ]
  const next = steps.find(({ isDone }) => !isDone)
  return { line, page, steps: steps.map((step) => ({ ...step, isNext: step === next })) }
}
