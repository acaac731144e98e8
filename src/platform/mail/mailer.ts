import { z } from 'zod'

export type OutgoingMail = {
  /** Our mail's id; the provider stores it, so that a mail can be found after a crash. */
  id: string
  accountId: string
  to: string
  subject: string
  text: string
  html: string
  tag: string
  /** The link that stops mails of this kind, without signing in (RFC 8058). */
  stopUrl?: string
}

/** What the inbox stores about a mail's delivery. */
export const MailPayload = z.object({
  mailId: z.string(),
  accountId: z.string(),
  kind: z.enum(['delivered', 'bounced']),
  at: z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'no time'),
})

export type MailEvent = {
  id: string
  kind: 'delivered' | 'bounced'
  payload: z.infer<typeof MailPayload>
}

export type Mailer = {
  /** Sends and returns the provider's id of the message. @throws {AddressRefused} */
  send(mail: OutgoingMail): Promise<string>
  /** The provider's id of a mail that was already sent, or undefined. */
  findSent(mailId: string): Promise<string | undefined>
  /** Reads a webhook's event; undefined for kinds that do not concern us. @throws {InvalidSignature} */
  readEvent(body: unknown, secret: string): MailEvent | undefined
}

/** The provider no longer sends to this address because an earlier mail bounced; retrying does not help. */
export class AddressRefused extends Error {
  constructor(cause: unknown) {
    super('the provider does not send to this address', { cause })
    this.name = 'AddressRefused'
  }
}
