import { createHash } from 'node:crypto'
import { z } from 'zod'
import { callerNumber, parseUsPhone } from '../kernel/phone.ts'
import { text } from '../kernel/text/text-schema.ts'

/** What a business's agent can be asked to do. */
export const AGENT_SKILLS = ['ask', 'leave_message'] as const

/** A name or number must not steer a display, so non-printing characters become spaces. */
const oneLine = (maxCharacters: number) =>
  text(maxCharacters).transform((value) => value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())

const phone = z.string().transform((value, context) => {
  const number = parseUsPhone(value) ?? callerNumber(value.trim())
  if (number) return number
  context.addIssue({ code: 'custom', message: 'not a phone number' })
  return z.NEVER
})

/** One message of another agent. Without a skill it is conversation, which may lead to a message as on the phone. */
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

/** The same for a repeat of the same message, and for no other, even if senders number theirs badly. */
export function fingerprintOf(message: AgentMessage): Uint8Array<ArrayBuffer> {
  const { messageId, contextId, skill, text, name, phone } = message
  const said = JSON.stringify([messageId, contextId, skill, text, name, phone])
  return new Uint8Array(createHash('sha256').update(said).digest())
}
