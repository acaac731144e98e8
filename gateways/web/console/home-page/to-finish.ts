import { payFor } from '../frame/amounts-and-times-in-words.ts'
import { FIRST_STEPS } from '../lines/first-steps.ts'

type Line = {
  id: string
  status: string
  pack: string
  checkoutUrl: string | null
  forwardingSeenAt: unknown
}

type Unfinished = { missing: string; button?: { href: string; label: string } }

/** What an open line waits for until it takes its owner's calls; a button if that is the owner. */
export function toFinish(line: Line): Unfinished | undefined {
  if (line.forwardingSeenAt) return undefined
  const page = `/console/lines/${line.id}`
  switch (line.status) {
    case 'AWAITING_PAYMENT':
      return {
        missing: `${FIRST_STEPS.pay}.`,
        button: { href: line.checkoutUrl ?? page, label: payFor(line.pack) },
      }
    case 'LIVE':
      return {
        missing: `${FIRST_STEPS.forward}.`,
        button: { href: `${page}#forwarding`, label: 'Forward your calls' },
      }
    case 'QUEUED':
      return { missing: 'It waits for a free number. We email you when it has one.' }
    default:
      return { missing: `${FIRST_STEPS.number}.` }
  }
}
