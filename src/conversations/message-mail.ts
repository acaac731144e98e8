import type { Message } from '../../prisma/generated/client/client.ts'
import { MessageSource } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import { wordsWithin } from '../kernel/text/words-within.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { MailLinks } from '../platform/mail/mail-links.ts'
import type { Button, Paragraph, Row } from '../platform/mail/mail-paragraphs.ts'
import { composeMail } from '../platform/mail/mail-text.ts'
import { whySent } from '../platform/mail/why-sent.ts'
import { type Detail, readMessage } from '../receptionist/notes/read-message.ts'
import type { BusinessFacts, Conclusion } from '../receptionist/receptionist.ts'
import { afterIntroduction } from './after-introduction.ts'
import { endsWith, saysLittleMore, shortOf } from './one-line-summary.ts'
import { matterOf, whoLeft } from './who-and-what.ts'

/** The call of a message: when the line answered, and how it went. */
export type Occasion = { at: Date; inShort: string }

type Taken = {
  message: Message
  conclusion: Pick<Conclusion, 'summary' | 'urgent' | 'urgentReason'>
  facts: BusinessFacts
  /** Undefined for an agent's message. */
  occasion: Occasion | undefined
  links: Pick<MailLinks, 'console' | 'handle'>
  ownerEmail: string
  /** For somebody who cannot sign in, and can ask the owner about it. */
  isCopy?: boolean
}

/** A name may be anything, and the button's number is to be read. */
const NAME_CHARACTERS_MAX = 30

type Tag = 'message' | 'message-urgent'

function factOf({ tag, source, id }: { tag: Tag; source: MessageSource; id: string }): string {
  return `${tag}:${source}:${id}`
}

/** Every key by which a mail about the message may have been sent. */
export function factsOfMessage(id: string): string[] {
  const tags = ['message', 'message-urgent'] as const
  return tags.flatMap((tag) =>
    Object.values(MessageSource).map((source) => factOf({ tag, source, id })),
  )
}

/**
 * Tells the owner of a message, and whoever the line sends a copy, as soon as the call is over or an agent has left it.
 * An urgent one says so first.
 */
export async function mailAboutMessage(
  app: App,
  tx: Tx,
  taken: Omit<Taken, 'links' | 'ownerEmail'>,
) {
  const { message, conclusion } = taken
  const account = await tx.account.findUniqueOrThrow({ where: { id: message.accountId } })
  const tag = conclusion.urgent ? 'message-urgent' : 'message'
  const { accountId, source, id } = message
  const about = factOf({ tag, source, id })
  const told = { ...taken, links: app.mailLinks, ownerEmail: account.email }
  const owners = composeMessageMail(told)
  await enqueueMail(app, tx, { accountId, to: account.email, about, tag, ...owners })
  const copies = await copiesOf(tx, message)
  for (const to of copies.filter((address) => address !== account.email)) {
    const copy = composeMessageMail({ ...told, isCopy: true })
    await enqueueMail(app, tx, { accountId, to, about, tag, ...copy })
  }
}

async function copiesOf(tx: Tx, { accountId, lineId }: Message): Promise<string[]> {
  const key = { accountId_id: { accountId, id: lineId } }
  const line = await tx.line.findUniqueOrThrow({ where: key, select: { messageCopies: true } })
  return line.messageCopies
}

/** Why it is urgent, who wants what, what to do, whom to call back and when, the words, and how the call went. */
export function composeMessageMail(taken: Taken) {
  const { message, conclusion, facts, occasion } = taken
  const { words, details } = readMessage(message.message ?? '')
  const at = (occasion ?? message).at
  const title = titleOf(conclusion.summary, message, details)
  const isNamed = message.name !== null && title.includes(message.name)
  const told = { urgent: conclusion.urgent, summary: gistOf(conclusion.summary, details) }
  return composeMail(subjectOf(told, message, facts.businessName), [
    ...(conclusion.urgent ? [{ alert: urgency(conclusion.urgentReason, words) }] : []),
    { title },
    ...(isToldBy(title, words, message) ? [] : [{ quote: words }]),
    { buttons: whatToDo(taken) },
    {
      rows: [
        ...(isNamed ? [] : [['Name', message.name ?? 'not given'] satisfies Row]),
        callBack(message),
        ...details.map(({ label, value }): Row => [label, value]),
        [
          message.source === 'agent' ? 'Written by an agent' : 'Called',
          localTime(at, facts.timeZone),
        ],
        ['For', facts.businessName],
      ],
    },
    ...(occasion ? [{ foot: occasion.inShort }] : []),
    why(taken),
  ])
}

/** Whether the words say no more than the title does, but for a greeting before it. */
function isToldBy(title: string, words: string, message: Message): boolean {
  const matter = matterOf(title, message)
  return (
    words === '' ||
    wordsWithin(words, title) ||
    (saysLittleMore(words, matter) && endsWith(words, matter))
  )
}

/** Who it is and what about: it may be all that is read on a locked phone. */
function subjectOf(
  { urgent, summary }: Pick<Taken['conclusion'], 'urgent' | 'summary'>,
  message: Message,
  businessName: string,
): string {
  const who = whoLeft(message)
  const matter = matterOf(summary, message)
  if (!urgent && matter === '') return `Message from ${who} for ${businessName}`
  const about = shortOf(afterIntroduction(matter, who) || matter, SUBJECT_MATTER_CHARACTERS_MAX)
  // "Dana Reyes asks: …" names her already.
  const parts = about.startsWith(who) ? [about] : [who, about].filter(Boolean)
  return `${urgent ? 'URGENT: ' : ''}${parts.join(': ')} (for ${businessName})`
}

function callBack({ phone }: Message): Row {
  return phone ? ['Call back', formatUsPhone(phone), `tel:${phone}`] : ['Call back', 'not given']
}

function why({ facts: { businessName }, links, ownerEmail, isCopy }: Taken): Paragraph {
  if (!isCopy) {
    const because = `you get messages for ${businessName}`
    return whySent({ to: ownerEmail, because, links })
  }
  const who = `${ownerEmail} shares messages for ${businessName} with you.`
  return { why: `${who} To stop getting them, ask there.`, links: [] }
}

function whatToDo({ message, links, isCopy }: Taken): Button[] {
  const { accountId, id, name, phone } = message
  const label = name ? `Call ${shortOf(name, NAME_CHARACTERS_MAX)}, ` : 'Call '
  return [
    ...(phone ? [{ label: `${label}${formatUsPhone(phone)}`, url: `tel:${phone}` }] : []),
    // The page asks who is to read it to sign in.
    ...(isCopy ? [] : [{ label: 'Open the message', url: links.console(`/messages/${id}`) }]),
    { label: 'Mark handled', url: links.handle(accountId, id) },
  ]
}

/** The caller's urgent words, unless the message has them: it stands right below. */
function urgency(reason: string | null, message: string): string {
  const words = reason?.trim() ?? ''
  return words === '' || wordsWithin(words, message) ? 'Urgent' : `Urgent: ${words}`
}

/** The summary without what has a row of its own. */
function gistOf(summary: string, details: readonly Detail[]): string {
  return details.reduce((told, { value }) => withoutEnd(told, `; ${value}`), summary)
}

/** Who, and what about, without what has a row of its own: the whole message where it is short and says little more. */
function titleOf(summary: string, message: Message, details: readonly Detail[]): string {
  const gist = gistOf(summary, details)
  const matter = matterOf(gist, message)
  const { words } = readMessage(message.message ?? '')
  if (matter !== '' && (!saysLittleMore(words, matter) || endsWith(words, matter))) return gist
  const isShort = [...words].length <= TITLE_CHARACTERS_MAX && !words.includes('\n')
  if (words !== '' && isShort) return `${whoLeft(message)}: ${words}`
  return matter === '' ? `A message from ${whoLeft(message)}` : gist
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text
}

const TITLE_CHARACTERS_MAX = 140
const SUBJECT_MATTER_CHARACTERS_MAX = 90

function localTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}
