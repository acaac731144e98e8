import { createHash } from 'node:crypto'
import { z } from 'zod'
import { callerNumber, parseUsPhone } from '../kernel/phone.ts'
import { text } from '../kernel/text/text-schema.ts'

/** What a business's agent can be asked to do. */
export const AGENT_SKILLS = ['ask', 'leave_message'] as const

/** A name or a number must not be able to steer what shows it, so what is not printed becomes a space. */
const oneLine = (maxCharacters: number) =>
  text(maxCharacters).transform((value) => value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())

const phone = z.string().transform((value, context) => {
  const number = parseUsPhone(value) ?? callerNumber(value.trim())
  if (number) return number
  context.addIssue({ code: 'custom', message: 'not a phone number' })
  return z.NEVER
})

/** One message of another agent. Without a skill it is talk, out of which a message may come as on the phone. */
export const AgentMessage = z.strictObject({
  slug: z.string(),
  messageId: text(200),
  contextId: text(200).optional(),
  skill: z.enum(AGENT_SKILLS).optional(),
  text: text(2_000),
  name: oneLine(120).optional(),
  phone: phone.optional(),
})

export type AgentMessage = z.output<typeof AgentMessage>

/** The same for the same message sent again, and for no other, even from senders that number theirs badly. */
export function fingerprintOf(message: AgentMessage): Uint8Array<ArrayBuffer> {
  const { messageId, contextId, skill, text, name, phone } = message
  const said = JSON.stringify([messageId, contextId, skill, text, name, phone])
  return new Uint8Array(createHash('sha256').update(said).digest())
}
