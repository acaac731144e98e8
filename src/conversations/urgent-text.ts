import type { Message } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { enqueueText } from '../platform/texts/enqueue-text.ts'
import { clipText, gsmText, TEXT_CHARACTERS_MAX } from '../platform/texts/gsm-text.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'
import { afterIntroduction } from './after-introduction.ts'
import { matterOf } from './who-and-what.ts'

const BUSINESS_CHARACTERS_MAX = 30
const NAME_CHARACTERS_MAX = 30

type Told = { message: Message; summary: string; facts: BusinessFacts }

/**
 * Sends the owner's mobile a text about an urgent message, once for each message, if the operator has a registered
 * sender. Not for agents' messages: they cost the sender nothing and could hold a link.
 */
export async function textAboutMessage(app: App, tx: Tx, { message, summary, facts }: Told) {
  if (!app.config.smsFrom || !message.urgent || message.source === 'agent') return
  const { accountId, lineId, id } = message
  const line = await tx.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
    select: { ownerMobile: true },
  })
  const body = composeUrgentText(message, summary, facts.businessName)
  await enqueueText(app, tx, { accountId, to: line.ownerMobile, about: factOfUrgentText(id), body })
}

/** The key of the text about a message. */
export function factOfUrgentText(messageId: string): string {
  return `urgent:${messageId}`
}

/**
 * One text: whom to call back first, then the message without an introduction by the same name. A message that does not
 * fit gives way to its summary; what of that does not fit is cut.
 */
export function composeUrgentText(
  message: Pick<Message, 'name' | 'phone' | 'message' | 'source'>,
  summary: string,
  businessName: string,
): string {
  const business = clipText(gsmText(businessName), BUSINESS_CHARACTERS_MAX)
  const caller = clipText(gsmText(message.name ?? ''), NAME_CHARACTERS_MAX) || 'a caller'
  const { phone } = message
  const callBack = phone ? `call ${formatUsPhone(phone)}` : 'no number to call back'
  const head = `URGENT for ${business}: ${caller}, ${callBack}. `
  const room = TEXT_CHARACTERS_MAX - head.length
  const words = withoutName(gsmText(message.message ?? ''), caller)
  const inShort = withoutName(gsmText(matterOf(summary, message)), caller)
  const told = words.length > room && inShort !== '' ? inShort : words
  return `${head}${clipText(told, room)}`.trim()
}

/** A name that is clipped above stays in the words. */
function withoutName(words: string, caller: string): string {
  return afterIntroduction(words, caller) || words
}
