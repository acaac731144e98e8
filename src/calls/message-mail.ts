import type { Call, Message } from '../../prisma/generated/client/client.ts'
import { MessageSource } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import type { Tx } from '../db/prisma.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { composeMail } from '../mail/mail-text.ts'
import { formatUsPhone } from '../phone.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'
import { callRows } from './call-rows.ts'

/** The call that a message came from, or the conversation that an agent had with the receptionist. */
export type Occasion = Call | Pick<Call, 'at' | 'summary' | 'urgent' | 'urgentReason'>

type Taken = { message: Message; call: Occasion; facts: BusinessFacts }

type Tag = 'message' | 'message-urgent'

function factOf({ tag, source, id }: { tag: Tag; source: MessageSource; id: string }): string {
  return `${tag}:${source}:${id}`
}

/** Every fact by which a mail may have told of the message. */
export function factsOfMessage(id: string): string[] {
  const tags = ['message', 'message-urgent'] as const
  return tags.flatMap((tag) =>
    Object.values(MessageSource).map((source) => factOf({ tag, source, id })),
  )
}

/** Tells the owner of a message the moment the call is over, or an agent has left it; an urgent one says so first of all. */
export async function mailAboutMessage(app: App, tx: Tx, taken: Taken) {
  const { message, call } = taken
  const account = await tx.account.findUniqueOrThrow({ where: { id: message.accountId } })
  const tag = call.urgent ? 'message-urgent' : 'message'
  const { source, id } = message
  await enqueueMail(app, tx, {
    accountId: message.accountId,
    to: account.email,
    about: factOf({ tag, source, id }),
    tag,
    ...composeMessageMail(taken),
  })
}

function composeMessageMail({ message, call, facts }: Taken) {
  const byAgent = message.source === 'agent'
  const what = call.urgent ? 'URGENT: message' : 'Message'
  const subject = `${what} from ${whoLeft(message)} for ${facts.businessName}`
  return composeMail(subject, [
    ...(call.urgent ? [`This is urgent${call.urgentReason ? `: ${call.urgentReason}` : ''}.`] : []),
    {
      rows: [
        ['Name', message.name ?? 'not given'],
        ['Call back', message.phone ? formatUsPhone(message.phone) : 'not given'],
        [byAgent ? 'Written by an agent' : 'Called', localTime(call.at, facts.timeZone)],
      ],
    },
    message.message ?? '',
    { heading: byAgent ? 'The conversation' : 'The call' },
    call.summary,
    ...('callSid' in call ? [{ rows: callRows(call, facts.timeZone) }] : []),
  ])
}

function whoLeft({ name, phone, source }: Message): string {
  if (name) return name
  if (phone) return formatUsPhone(phone)
  return source === 'agent' ? 'an agent' : 'a caller'
}

function localTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(at)
}
