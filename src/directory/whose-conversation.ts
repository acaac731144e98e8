import { randomUUID } from 'node:crypto'
import type { Visitor } from '../accounts/viewer.ts'
import { ownContextKey } from './agent-conversation.ts'
import type { AgentMessage } from './agent-message.ts'

/** Shorter ids are likely to be chosen by others too: `1`, `msg-1`, `default`. */
const OWN_CHARACTERS_MIN = 16

/**
 * The conversation of a message, and its key if it is new. A sender with a key has its own ids. Senders without a key
 * differ only by network, so a short id of theirs is not trusted: each message starts a new conversation, and none
 * counts as a repeat.
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
