import { type Mail, recipients } from './mail.ts'
import { PostmarkError } from './postmark-error.ts'

const MOST_MESSAGES = 500

/** A mail as Postmark's message search returns it. */
export function outboundMessage(mail: Mail) {
  return {
    Tag: mail.tag,
    MessageID: mail.id,
    MessageStream: mail.messageStream,
    To: mail.to,
    Cc: mail.cc,
    Bcc: mail.bcc,
    Recipients: recipients(mail),
    ReceivedAt: mail.at,
    From: mail.from,
    Subject: mail.subject,
    Attachments: [],
    Status: 'Sent',
    TrackOpens: false,
    TrackLinks: 'None',
    Metadata: mail.metadata,
    Sandboxed: false,
  }
}

/**
 * `GET /messages/outbound`: newest first, narrowed by `recipient`, `tag`, `subject` and `metadata_<key>=<value>`.
 * @throws {PostmarkError} 422 without a `count` (1–500) and an `offset`
 */
export function searchOutbound(mails: readonly Mail[], query: URLSearchParams) {
  const count = readNumber(query, 'count')
  const offset = readNumber(query, 'offset')
  if (count < 1 || count > MOST_MESSAGES) {
    throw new PostmarkError(422, 300, `Parameter 'count' must be between 1 and ${MOST_MESSAGES}.`)
  }
  const found = mails.filter((mail) => matches(mail, query)).toReversed()
  return {
    TotalCount: found.length,
    Messages: found.slice(offset, offset + count).map(outboundMessage),
  }
}

function readNumber(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? ''
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new PostmarkError(422, 300, `Parameter '${name}' is required and must be a number.`)
}

function matches(mail: Mail, query: URLSearchParams): boolean {
  return [...query].every(([name, value]) => {
    if (name === 'recipient') return isRecipient(mail, value)
    if (name === 'tag') return mail.tag === value
    if (name === 'subject') return mail.subject.includes(value)
    if (name.startsWith('metadata_')) return mail.metadata[name.slice(9)] === value
    return true
  })
}

export function isRecipient(mail: Mail, email: string): boolean {
  return recipients(mail).some((address) => address.toLowerCase() === email.trim().toLowerCase())
}

/** Whether all of the words occur in the addresses, the subject or the text. */
export function hasWords(mail: Mail, words: string): boolean {
  const all = [...recipients(mail), mail.subject, mail.text].join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
