import type { Message } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueText } from '../platform/texts/enqueue-text.ts'
import { clipText, gsmText, TEXT_CHARACTERS_MAX } from '../platform/texts/gsm-text.ts'
import { afterIntroduction } from './after-introduction.ts'

const BUSINESS_CHARACTERS_MAX = 30
const NAME_CHARACTERS_MAX = 30

/**
 * Sends the owner's mobile a text about an urgent message, once for each message, if the operator has a registered
 * sender. Not for agents' messages: they cost the sender nothing and could hold a link.
 */
export async function textAboutMessage(app: App, tx: Tx, message: Message, businessName: string) {
  if (!app.config.smsFrom || !message.urgent || message.source === 'agent') return
  const { accountId, lineId, id } = message
  const line = await tx.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
    select: { ownerMobile: true },
  })
  const body = composeUrgentText(message, businessName)
  await enqueueText(app, tx, { accountId, to: line.ownerMobile, about: factOfUrgentText(id), body })
}

/** The key of the text about a message. */
export function factOfUrgentText(messageId: string): string {
  return `urgent:${messageId}`
}

/** One text: whom to call back first, then as much of the message as fits, without an introduction by the same name. */
export function composeUrgentText(
  { name, phone, message }: Pick<Message, 'name' | 'phone' | 'message'>,
  businessName: string,
): string {
  const business = clipText(gsmText(businessName), BUSINESS_CHARACTERS_MAX)
  const caller = clipText(gsmText(name ?? ''), NAME_CHARACTERS_MAX) || 'a caller'
  const callBack = phone ? `call ${formatUsPhone(phone)}` : 'no number to call back'
  const head = `URGENT for ${business}: ${caller}, ${callBack}. `
  const words = gsmText(message ?? '')
  // A name that is clipped above stays in the words.
  const matter = afterIntroduction(words, caller) || words
  return `${head}${clipText(matter, TEXT_CHARACTERS_MAX - head.length)}`.trim()
}
