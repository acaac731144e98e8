import { Errors, ServerClient } from 'postmark'
import { z } from 'zod'
import type { Config } from '../../kernel/config/config.ts'
import { ApiError } from '../../kernel/errors.ts'
import { sameSecret } from '../../kernel/secrets/constant-time-compare.ts'
import { isStorableTime } from '../../kernel/text/storable.ts'
import { AddressRefused, type MailEvent, type Mailer } from '../../platform/mail/mailer.ts'
import { InvalidSignature } from '../stripe/checkout.ts'

const TIMEOUT_SECONDS = 10

const ours = {
  MessageID: z.string(),
  Metadata: z.object({ mail_id: z.string(), account_id: z.string() }),
}
const time = z.iso.datetime({ offset: true })
const Told = z.discriminatedUnion('RecordType', [
  z.object({ RecordType: z.literal('Delivery'), DeliveredAt: time, ...ours }),
  z.object({ RecordType: z.literal('Bounce'), BouncedAt: time, ...ours }),
])

export function postmarkMailer(config: Pick<Config, 'postmark' | 'mailFrom'>): Mailer {
  const api = new URL(config.postmark.apiBase)
  const client = new ServerClient(config.postmark.serverToken, {
    requestHost: api.host,
    useHttps: api.protocol === 'https:',
    timeout: TIMEOUT_SECONDS,
  })

  return {
    async send(mail) {
      const sending = client.sendEmail({
        From: config.mailFrom,
        To: mail.to,
        Subject: mail.subject,
        TextBody: mail.text,
        HtmlBody: mail.html,
        Tag: mail.tag,
        MessageStream: 'outbound',
        Headers: mail.stopUrl === undefined ? [] : stopHeaders(mail.stopUrl),
        Metadata: { mail_id: mail.id, account_id: mail.accountId },
      })
      return (await sending.catch(refusal)).MessageID
    },
    async findSent(mailId) {
      const found = await client.getOutboundMessages({
        count: 1,
        offset: 0,
        metadata_mail_id: mailId,
      })
      return found.Messages[0]?.MessageID
    },
    readEvent(body, secret) {
      // Without a configured secret no webhook is accepted.
      const { webhookSecrets } = config.postmark
      if (!webhookSecrets.some((wanted) => sameSecret(secret, wanted))) throw new InvalidSignature()
      const told = Told.safeParse(body)
      return told.success ? mailEvent(told.data) : undefined
    },
  }
}

/** Mail programs show an unsubscribe button for these; RFC 8058 says their POST is enough. */
function stopHeaders(stopUrl: string) {
  return [
    { Name: 'List-Unsubscribe', Value: `<${stopUrl}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]
}

/** After a hard bounce Postmark answers 422 with ErrorCode 406 until the address is reactivated. */
function refusal(error: unknown): never {
  throw error instanceof Errors.InactiveRecipientsError ? new AddressRefused(error) : error
}

/** Postmark webhooks have no id or signature: message and kind serve as the id, a secret header as the signature. */
function mailEvent(told: z.infer<typeof Told>): MailEvent {
  const kind = told.RecordType === 'Delivery' ? 'delivered' : 'bounced'
  const at = told.RecordType === 'Delivery' ? told.DeliveredAt : told.BouncedAt
  if (!isStorableTime(new Date(at))) {
    throw new ApiError('invalid_request', `${told.RecordType} at a time that cannot be kept`)
  }
  const { mail_id: mailId, account_id: accountId } = told.Metadata
  return { id: `${told.MessageID}:${kind}`, kind, payload: { mailId, accountId, kind, at } }
}
