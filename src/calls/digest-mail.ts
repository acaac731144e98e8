import { formatUsPhone } from '../kernel/phone.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import type { Paragraph } from '../platform/mail/mail-paragraphs.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { DIGEST_LINES_MAX, type LineDay } from './digest-lines.ts'
import type { DigestDay } from './digest-time-and-day.ts'

/** A day or two of calls for most lines. */
const LOW_SECONDS = 600

/**
 * A day of an account's lines in figures. Callers' words are only in the mail about their message, and are deleted
 * with it.
 */
export function composeDigestMail(
  { date }: DigestDay,
  lines: readonly LineDay[],
  { links, stopUrl }: { links: Pick<MailLinks, 'console'>; stopUrl: string },
): MailText {
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
    ...shown.flatMap((line) => lineParagraphs(line, links)),
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

function lineParagraphs(line: LineDay, links: Pick<MailLinks, 'console'>): Paragraph[] {
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
    ['Minutes used', minutes(line.billedSeconds)],
    ['Minutes left now', minutes(line.balanceSeconds)],
  ]
  return [
    { heading: `${line.businessName}, ${formatUsPhone(line.number)}${closed}` },
    { rows },
    ...(isLow(line)
      ? [{ buttons: [{ label: 'Buy more minutes', url: links.console(`/minutes#${line.id}`) }] }]
      : []),
  ]
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
    'Nobody has reached these through your business phone so far. To test, call your business ' +
      'phone from another phone and let it ring: the line should answer.',
  ]
}

function sum(lines: readonly LineDay[], figure: 'calls' | 'messages' | 'urgentWaiting'): number {
  return lines.reduce((total, line) => total + line[figure], 0)
}

function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`
}

function minutes(seconds: number): string {
  return (seconds / 60).toFixed(1)
}
