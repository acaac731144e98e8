import { createHash } from 'node:crypto'
import type { Mail } from './mail.ts'

const SERVER_ID = 1

/**
 * Postmark's webhook for one recipient: a Delivery, or a HardBounce for `bounce…@` and `…@bounce.example`. `at` is
 * RFC 3339.
 */
export function deliveryWebhook(mail: Mail, recipient: string, at: string) {
  const told = {
    MessageID: mail.id,
    ServerID: SERVER_ID,
    MessageStream: mail.messageStream,
    Tag: mail.tag,
    Metadata: mail.metadata,
  }
  if (!bounces(recipient)) {
    return {
      RecordType: 'Delivery',
      ...told,
      Recipient: recipient,
      DeliveredAt: at,
      Details: 'Test delivery: 250 OK',
    }
  }
  return {
    RecordType: 'Bounce',
    ...told,
    ID: bounceId(mail.id, recipient),
    Type: 'HardBounce',
    TypeCode: 1,
    Name: 'Hard bounce',
    Description:
      'The server was unable to deliver your message (ex: unknown user, mailbox not found).',
    Details: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
    Email: recipient,
    From: mail.from,
    BouncedAt: at,
    DumpAvailable: false,
    Inactive: true,
    CanActivate: true,
    Subject: mail.subject,
  }
}

export function bounces(email: string): boolean {
  return /^bounce|@bounce\.example$/i.test(email)
}

/** A positive integer, always the same for the same bounce. */
function bounceId(messageId: string, recipient: string): number {
  return createHash('sha256').update(`${messageId} ${recipient}`).digest().readUIntBE(0, 6)
}
