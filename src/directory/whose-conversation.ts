import { randomUUID } from 'node:crypto'
import type { Visitor } from '../accounts/viewer.ts'
import { ownContextKey } from './agent-conversation.ts'
import type { AgentMessage } from './agent-message.ts'

/** Fewer characters are a name that others come upon too: `1`, `msg-1`, `default`. */
const OWN_CHARACTERS_MIN = 16

/**
 * Which conversation a message is of, and where it is kept when it begins. Whoever has a key names its own.
 * Those without are told apart by nothing but their network, so what they name counts only when nobody else
 * comes upon it: under a short name each message begins anew, and none is taken for another one sent again.
 */
export function conversationOf({ sender, keyed }: Visitor, message: AgentMessage) {
  const { contextId = randomUUID(), messageId } = message
  const isOwn = (name: string) => keyed || name.length >= OWN_CHARACTERS_MIN
  const apart = isOwn(contextId) ? contextId : `${contextId} ${randomUUID()}`
  const contextKey = message.contextId === undefined ? contextId : ownContextKey(sender, apart)
  const sent = isOwn(messageId)
    ? message
    : { ...message, messageId: `${messageId} ${randomUUID()}` }
  return { message: sent, contextId, contextKey }
}
