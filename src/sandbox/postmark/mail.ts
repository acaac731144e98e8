import { z } from 'zod'
import { type Address, parseAddresses } from './address.ts'
import { PostmarkError } from './postmark-error.ts'

const optionalText = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => text ?? '')

/** The body of `POST /email`, with Postmark's names. Fields without effect here are accepted and dropped. */
const MailInput = z.object({
  From: z.string(),
  To: z.string().default(''),
  Cc: z.string().default(''),
  Bcc: z.string().default(''),
  Subject: z.string().max(2_000).default(''),
  TextBody: optionalText(5_000_000),
  HtmlBody: optionalText(5_000_000),
  ReplyTo: optionalText(2_000),
  Tag: optionalText(1_000),
  Metadata: z.record(z.string().max(20), z.coerce.string().max(80)).nullish(),
  MessageStream: z.string().default('outbound'),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).nullish(),
})

/** A sent mail as the record keeps it. `id` is Postmark's MessageID. */
export type Mail = {
  id: string
  from: string
  to: Address[]
  cc: Address[]
  bcc: Address[]
  subject: string
  text: string
  html: string
  replyTo: string
  tag: string
  metadata: Record<string, string>
  headers: { Name: string; Value: string }[]
  messageStream: string
  at: string
}

const MOST_RECIPIENTS = 50

/** @throws {PostmarkError} 422 with ErrorCode 300, Postmark's answer for mail it cannot send */
export function readMail(input: unknown, sent: { id: string; at: string }): Mail {
  const parsed = MailInput.safeParse(input)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw invalid(`Invalid '${issue?.path.join('.') ?? ''}' value: ${issue?.message ?? ''}`)
  }
  const mail = parsed.data
  if (!mail.TextBody && !mail.HtmlBody) {
    throw invalid('Provide either email TextBody or HtmlBody or both.')
  }
  if (addresses('From', mail.From).length !== 1) throw invalid("Invalid 'From' value.")
  const [to, cc, bcc] = [
    addresses('To', mail.To),
    addresses('Cc', mail.Cc),
    addresses('Bcc', mail.Bcc),
  ]
  const recipientCount = to.length + cc.length + bcc.length
  if (recipientCount === 0) throw invalid('Zero recipients specified')
  if (recipientCount > MOST_RECIPIENTS) {
    throw invalid(`Too many recipients: at most ${MOST_RECIPIENTS} are allowed.`)
  }
  return {
    ...sent,
    from: mail.From,
    to,
    cc,
    bcc,
    subject: mail.Subject,
    text: mail.TextBody,
    html: mail.HtmlBody,
    replyTo: mail.ReplyTo,
    tag: mail.Tag,
    metadata: mail.Metadata ?? {},
    headers: mail.Headers ?? [],
    messageStream: mail.MessageStream,
  }
}

export function recipients(mail: Mail): string[] {
  return [...mail.to, ...mail.cc, ...mail.bcc].map(({ Email }) => Email)
}

function addresses(field: string, text: string): Address[] {
  const parsed = parseAddresses(text)
  if (!parsed) throw invalid(`Error parsing '${field}': Illegal email address '${text}'.`)
  return parsed
}

function invalid(message: string): PostmarkError {
  return new PostmarkError(422, 300, message)
}
