import type { App } from '../app.ts'
import { conclude } from '../conversations/conclude-conversation.ts'
import { hear, type Ongoing } from '../conversations/hear-turn.ts'
import type { Conclusion, Conversation, Reply } from '../receptionist/receptionist.ts'
import { type AgentConversation, placeOfTalk } from './agent-conversation.ts'
import type { AgentMessage } from './agent-message.ts'
import type { HostedAgent } from './hosted-agent.ts'

export type HeardTurn = {
  conversation: Conversation
  reply: Reply
  conclusion: Conclusion
  /** The conversation's message so far, when this turn continues it. */
  messageId: string | null
  /** Whether the conversation so far becomes a message for the owner, or is added to it. */
  leaves: boolean
}

type Talk = { before: AgentConversation | undefined; contextKey: string }

/** The receptionist's handling of a message, by the same rules as for a caller. Stores nothing. */
export async function hearAgent(
  app: App,
  agent: HostedAgent,
  { before, contextKey }: Talk,
  message: AgentMessage,
): Promise<HeardTurn> {
  const { facts } = agent
  const goesOn = before && message.skill !== 'leave_message' ? before : undefined
  const open = goesOn && !conclude(app, facts, goesOn.conversation).ended ? goesOn : undefined
  const ongoing: Ongoing = {
    place: placeOfTalk(agent, contextKey),
    turns: before?.turns ?? 0,
    conversation: open?.conversation ?? begin(app, message),
    facts,
  }
  const said = { kind: 'speech', text: message.text } as const
  const { conversation, reply } = await hear(app, ongoing, said)
  const conclusion = conclude(app, facts, conversation)
  const messageId = open?.messageId ?? null
  const settled = messageId !== null || conclusion.complete || reply.end
  const leaves = conclusion.message !== null && (settled || message.skill === 'leave_message')
  const text =
    leaves && message.skill === 'leave_message' ? confirmation(conclusion, reply) : reply.text
  return { conversation, reply: { ...reply, text }, conclusion, messageId, leaves }
}

/** A complete message is left at once; later text of the conversation is added to it. */
function begin(app: App, { skill, name, phone }: AgentMessage): Conversation {
  if (skill !== 'leave_message') return app.receptionist.begin(null)
  const given = { name: name ?? null, phone: phone ?? null, leavesMessage: true }
  return app.receptionist.begin(null, given)
}

const PASSED_ON = 'Your message has been passed on to the owner.'

/** The parts of the receptionist's reply that ask for something missing or may save a life. */
function confirmation({ missing, toldSafety }: Conclusion, { text }: Reply): string {
  return toldSafety || missing.length > 0 ? `${PASSED_ON} ${text}` : PASSED_ON
}
