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
  /** The message that this conversation has left so far, when this turn goes on with it. */
  messageId: string | null
  /** Whether what was said so far is now to be a message for the owner, or to go into the one that is. */
  leaves: boolean
}

type Talk = { before: AgentConversation | undefined; contextKey: string }

/** What the receptionist makes of a message, by the same rules as of a caller's words. Changes nothing. */
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

/** A message given whole is left at once; words that follow in the same conversation go into it. */
function begin(app: App, { skill, name, phone }: AgentMessage): Conversation {
  if (skill !== 'leave_message') return app.receptionist.begin(null)
  const given = { name: name ?? null, phone: phone ?? null, leavesMessage: true }
  return app.receptionist.begin(null, given)
}

const PASSED_ON = 'Your message has been passed on to the owner.'

/** Of the receptionist's own words, what asks for something missing or may save a life. */
function confirmation({ missing, toldSafety }: Conclusion, { text }: Reply): string {
  return toldSafety || missing.length > 0 ? `${PASSED_ON} ${text}` : PASSED_ON
}
