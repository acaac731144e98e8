import { formatUsPhone } from '../kernel/phone.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import type { Item, Paragraph } from '../platform/mail/mail-paragraphs.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import type { DigestCaller } from './digest-callers.ts'
import { DIGEST_LINES_MAX, type LineDay } from './digest-lines.ts'
import type { DigestDay } from './digest-time-and-day.ts'

type Digest = {
  callers: readonly DigestCaller[]
  timeZone: string
  links: Pick<MailLinks, 'console'>
  stopUrl: string
}

/** A day or two of calls for most lines. */
const LOW_SECONDS = 600
/** As many of a line as are read at a glance. */
const CALLERS_NAMED_MAX = 8

/**
 * A day of an account's lines in figures, and who left a message. Callers' words are only in the mail about their
 * message; both mails are deleted with it.
 */
export function composeDigestMail(
  { date }: DigestDay,
  lines: readonly LineDay[],
  digest: Digest,
): MailText {
  const { links, stopUrl } = digest
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(date),
  )
  const [shown, unforwarded] = [lines.slice(0, DIGEST_LINES_MAX), lines.filter(isUnforwarded)]
  const urgent = sum(shown, 'urgentWaiting')
  return composeMail(subjectOf(day, shown, urgent), [
    { title: `${figuresOf(shown).join(' and ')} on ${weekdayOf(date)}` },
    ...(urgent > 0
      ? [
          {
            alert: `${count(urgent, 'urgent message')} from that day ${urgent === 1 ? 'is' : 'are'} not handled yet.`,
          },
        ]
      : []),
    { buttons: [{ label: 'Open the messages', url: links.console('/messages') }] },
    ...shown.flatMap((line) => lineParagraphs(line, digest)),
    ...(lines.length > shown.length ? ['You have more lines, with no more calls than these.'] : []),
    ...(unforwarded.length > 0 ? forwardingParagraphs(unforwarded, links) : []),
    { foot: 'Stop the daily summary', url: stopUrl },
  ])
}

function subjectOf(day: string, lines: readonly LineDay[], urgent: number): string {
  const figures = [...figuresOf(lines), ...(urgent > 0 ? [`${urgent} urgent not handled`] : [])]
  return `${day}: ${figures.join(', ')}`
}

function figuresOf(lines: readonly LineDay[]): string[] {
  return [count(sum(lines, 'calls'), 'call'), count(sum(lines, 'messages'), 'message')]
}

/** `Friday, November 27` */
function weekdayOf(date: DigestDay['date']): string {
  return new Date(date).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

function lineParagraphs(line: LineDay, digest: Digest): Paragraph[] {
  const { links } = digest
  const closed = line.status === 'closed' ? ' (closed)' : ''
  // Zeros are left out.
  const some = (
    [
      ['Urgent, not handled', line.urgentWaiting],
      ['Questions answered, no message', line.answered],
      ['Spam turned away', line.spam],
      ['Hung up or said nothing', line.nothingToTell],
      ['Turned away, no minutes left', line.turnedAway],
      ['Blocked callers turned away', line.blocked],
    ] as const
  ).filter(([, many]) => many > 0)
  const rows: [string, string][] = [
    ['Calls', String(line.calls)],
    ['Messages', String(line.messages)],
    ...some.map(([name, many]): [string, string] => [name, String(many)]),
    ['Minutes used', String(Math.ceil(line.billedSeconds / 60))],
    ['Minutes left now', minutesLeft(line.balanceSeconds)],
  ]
  return [
    { heading: `${line.businessName}, ${formatUsPhone(line.number)}${closed}` },
    ...callersOf(line, digest),
    { rows },
    ...(isLow(line)
      ? [{ buttons: [{ label: 'Buy more minutes', url: links.console(`/minutes#${line.id}`) }] }]
      : []),
  ]
}

/** Who left a message, each with the way to it. */
function callersOf(line: LineDay, { callers, timeZone, links }: Digest): Paragraph[] {
  const ofLine = callers.filter(({ lineId }) => lineId === line.id)
  if (ofLine.length === 0) return []
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
  const items = ofLine.slice(0, CALLERS_NAMED_MAX).map(
    ({ messageId, name, phone, at, urgentWaiting }): Item => ({
      text: [...(name ? [name] : []), phone ? formatUsPhone(phone) : 'no number'].join(', '),
      note: [clock.format(at), ...(urgentWaiting ? ['urgent'] : [])].join(' · '),
      sources: [{ label: 'Read the message', url: links.console(`/messages/${messageId}`) }],
    }),
  )
  const others = line.messages - items.length
  return [{ items }, ...(others > 0 ? [`And ${count(others, 'more message')}.`] : [])]
}

function isLow({ status, balanceSeconds }: LineDay): boolean {
  return status === 'live' && balanceSeconds <= LOW_SECONDS
}

function isUnforwarded({ status, forwardingSeenAt }: LineDay): boolean {
  return status === 'live' && !forwardingSeenAt
}

function forwardingParagraphs(
  lines: readonly LineDay[],
  links: Pick<MailLinks, 'console'>,
): Paragraph[] {
  return [
    { heading: 'No forwarded call yet' },
    {
      items: lines.map(({ id, businessName, number }) => ({
        text: `${businessName}, ${formatUsPhone(number)}`,
        sources: [{ label: 'See its codes', url: links.console(`/lines/${id}#forwarding`) }],
      })),
    },
    `Nobody has reached ${lines.length === 1 ? 'it' : 'these'} through your business phone so far. To test, call ` +
      'your business phone from another phone and let it ring: the line should answer.',
  ]
}

function sum(lines: readonly LineDay[], figure: 'calls' | 'messages' | 'urgentWaiting'): number {
  return lines.reduce((total, line) => total + line[figure], 0)
}

function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`
}

/** Whole minutes, as on every page. */
function minutesLeft(seconds: number): string {
  return seconds < 0 ? `none, ${Math.ceil(-seconds / 60)} over` : String(Math.floor(seconds / 60))
}
