import { payFor, phone } from '../frame/amounts-and-times-in-words.ts'

type Line = {
  id: string
  status: string
  businessName: string
  businessPhone: string
  pack: string
  checkoutUrl: string | null
  forwardingSeenAt: unknown
}

type Unfinished = {
  name: string
  page: string
  missing: string
  button?: { href: string; label: string }
}

/** Lines that do not take their owner's calls yet, each with what it waits for; a button if that is the owner. */
export function toFinish(lines: readonly Line[]): Unfinished[] {
  return lines
    .filter(({ status, forwardingSeenAt }) => status !== 'CLOSED' && !forwardingSeenAt)
    .map((line) => {
      const page = `/console/lines/${line.id}`
      return { name: line.businessName, page, ...waitOf(line, page) }
    })
}

function waitOf(line: Line, page: string): Pick<Unfinished, 'missing' | 'button'> {
  switch (line.status) {
    case 'AWAITING_PAYMENT':
      return {
        missing: 'It gets its number when its first minutes are paid.',
        button: { href: line.checkoutUrl ?? page, label: payFor(line.pack) },
      }
    case 'LIVE':
      return {
        missing: `Calls to ${phone(line.businessPhone)} don’t reach it yet.`,
        button: { href: `${page}#forwarding`, label: 'Forward your calls' },
      }
    case 'QUEUED':
      return { missing: 'It waits for a free number. We email you when it has one.' }
    default:
      return { missing: 'It gets its number now, usually within a minute.' }
  }
}
