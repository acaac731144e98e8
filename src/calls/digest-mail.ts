import { formatUsPhone } from '../kernel/phone.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import type { Item, Paragraph, Row } from '../platform/mail/mail-paragraphs.ts'
import { composeMail, type MailText } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
import type { DigestCaller } from './digest-callers.ts'
import { DIGEST_LINES_MAX, type LineDay } from './digest-lines.ts'
import type { DigestDay } from './digest-time-and-day.ts'

type Digest = {
  callers: readonly DigestCaller[]
  timeZone: string
  links: Pick<MailLinks, 'console' | 'handle' | 'stop'>
  accountId: string
  to: string
}

/** A day or two of calls for most lines. */
const LOW_SECONDS = 600
/** As many of a line as are read at a glance. */
const CALLERS_NAMED_MAX = 8

/**
 * A day of an account's lines: who left a message and about what, then figures. It holds callers' words, so it is
 * deleted with each message it tells of, as is the mail about that message.
 */
export function composeDigestMail(
  { date }: DigestDay,
  lines: readonly LineDay[],
  digest: Digest,
): MailText {
  const { links, accountId, to } = digest
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(date),
  )
  const [shown, unforwarded] = [lines.slice(0, DIGEST_LINES_MAX), lines.filter(isUnforwarded)]
  const urgent = sum(shown, 'urgentWaiting')
  const [weekday] = weekdayOf(date).split(',')
  return composeMail(subjectOf(day, shown, urgent), [
    { title: `${figuresOf(shown).join(' and ')} on ${weekdayOf(date)}` },
    ...(urgent > 0
      ? [
          {
            alert: `${count(urgent, 'urgent message')} from ${weekday} ${urgent === 1 ? 'is' : 'are'} still waiting`,
          },
        ]
      : []),
    { buttons: [toOpen(shown, links)] },
    ...shown.flatMap((line) => lineParagraphs(line, digest, shown.length === 1)),
    ...(lines.length > shown.length ? ['Your other lines had fewer calls.'] : []),
    ...(unforwarded.length > 0 ? forwardingParagraphs(unforwarded, links) : []),
    whySent({
      to,
      because: `you get a summary the morning after calls come in`,
      links,
      stop: { label: 'Stop the daily summary', url: links.stop(accountId, 'digest') },
    }),
  ])
}

/** Where nobody left a message, there are calls to read. */
function toOpen(shown: readonly LineDay[], links: Pick<MailLinks, 'console'>) {
  return sum(shown, 'messages') > 0
    ? { label: 'Open the messages', url: links.console('/messages') }
    : { label: 'Open the calls', url: links.console('/calls') }
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

/** The title tells the calls and messages of an only line. */
function lineParagraphs(line: LineDay, digest: Digest, isOnly: boolean): Paragraph[] {
  const { links } = digest
  const closed = line.status === 'closed' ? ' (closed)' : ''
  const counted: Row[] = [
    ['Calls', String(line.calls)],
    ['Messages', String(line.messages)],
  ]
  return [
    { heading: `${line.businessName}, ${formatUsPhone(line.number)}${closed}` },
    ...callersOf(line, digest),
    isQuiet(line)
      ? `No calls. Minutes left now: ${minutesLeft(line.balanceSeconds)}.`
      : {
          rows: [
            ...(isOnly ? [] : counted),
            ...besidesMessages(line),
            ['Minutes used', String(Math.ceil(line.billedSeconds / 60))],
            ['Minutes left now', minutesLeft(line.balanceSeconds)],
          ],
        },
    ...(isLow(line)
      ? [{ buttons: [{ label: 'Buy more minutes', url: links.console(`/minutes#${line.id}`) }] }]
      : []),
  ]
}

/** Calls that left no message; zeros are left out. */
function besidesMessages(line: LineDay): Row[] {
  const some: [string, number][] = [
    ['Questions answered, no message', line.answered],
    ['Spam calls', line.spam],
    ['Hung up or said nothing', line.nothingToTell],
    ['Turned away, out of minutes', line.turnedAway],
    ['Blocked callers turned away', line.blocked],
  ]
  return some.filter(([, many]) => many > 0).map(([name, many]): Row => [name, String(many)])
}

/** Who left a message and about what, each with what to do about it. */
function callersOf(line: LineDay, digest: Digest): Paragraph[] {
  const ofLine = digest.callers.filter(({ lineId }) => lineId === line.id)
  if (ofLine.length === 0) return []
  const items = ofLine.slice(0, CALLERS_NAMED_MAX).map((caller) => callerItem(caller, digest))
  const others = line.messages - items.length
  return [{ items }, ...(others > 0 ? [`And ${count(others, 'more message')}.`] : [])]
}

function callerItem(caller: DigestCaller, { accountId, timeZone, links }: Digest): Item {
  const { messageId, name, phone, about, at, isWaiting, urgentWaiting } = caller
  const number = phone ? formatUsPhone(phone) : 'no number'
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
  return {
    ...(urgentWaiting ? { mark: 'Urgent' } : {}),
    text: [name ?? number, about].filter(Boolean).join(': '),
    note: [...(name ? [number] : []), clock.format(at)].join(' · '),
    links: [
      ...(phone ? [{ label: 'Call', url: `tel:${phone}` }] : []),
      { label: 'Read', url: links.console(`/messages/${messageId}`) },
      ...(isWaiting ? [{ label: 'Mark handled', url: links.handle(accountId, messageId) }] : []),
    ],
  }
}

/** A column of zeros says less than two words. */
function isQuiet(line: LineDay): boolean {
  return line.calls + line.messages + line.billedSeconds + besidesMessages(line).length === 0
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
  const codes = ({ id }: LineDay) => links.console(`/lines/${id}#forwarding`)
  const [only, ...more] = lines
  const isOne = only !== undefined && more.length === 0
  return [
    { heading: 'No forwarded call yet' },
    `No forwarded calls have reached ${isOne ? 'this line' : 'these lines'} yet. To test, call ` +
      'your business phone from another phone and let it ring. The line should answer.',
    isOne
      ? { links: [{ label: 'See the forwarding codes', url: codes(only) }] }
      : {
          items: lines.map((line) => ({
            text: `${line.businessName}, ${formatUsPhone(line.number)}`,
            links: [{ label: 'See its forwarding codes', url: codes(line) }],
          })),
        },
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
