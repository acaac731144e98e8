import type { App } from '../app.ts'
import { type Place, storeTurn } from '../conversations/store-turn.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { LineKey } from '../lines/line-status.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { Conversation } from '../receptionist/receptionist.ts'
import { KEPT_SECONDS } from './forget-agent-conversations.ts'

/** A contextId that we issued is known only to its receiver. */
const GIVEN = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export type AgentConversation = {
  contextKey: string
  turns: number
  conversation: Conversation
  messageId: string | null
}

/**
 * The key of a conversation. An id that a sender chose belongs to that sender: another sender's `1` is another
 * conversation.
 */
export function ownContextKey(sender: string, contextId: string): string {
  return `${sender}/${contextId}`
}

export function placeOfTalk({ accountId, lineId }: LineKey, contextKey: string): Place {
  return { table: 'agent_conversations', key: [accountId, lineId, contextKey] }
}

export async function findConversation(
  app: App,
  { accountId, lineId }: LineKey,
  { sender, contextId }: { sender: string; contextId: string },
): Promise<AgentConversation | undefined> {
  const keys = [ownContextKey(sender, contextId), ...(GIVEN.test(contextId) ? [contextId] : [])]
  const row = await app.db.agentConversation.findFirst({
    where: { accountId, lineId, contextKey: { in: keys }, expiresAt: { gt: app.clock.now() } },
  })
  if (!row) return undefined
  const { contextKey, turns, dialogue, messageId } = row
  return { contextKey, turns, conversation: Conversation.parse(dialogue), messageId }
}

type AgentTurn = {
  contextKey: string
  /** The number of turns when this one was heard; 0 for a new conversation. */
  after: number
  conversation: Conversation
  messageId: string | null
  leaveAt: Date | null
}

/**
 * Stores an agent's turn, the first on a new row.
 * @throws {TurnTaken}
 */
export async function storeAgentTurn(tx: Tx, line: LineKey, turn: AgentTurn, at: Date) {
  const { contextKey, after, conversation, messageId, leaveAt } = turn
  const key = { accountId: line.accountId, lineId: line.lineId, contextKey }
  const expiresAt = addSeconds(at, KEPT_SECONDS)
  if (after === 0) {
    await tx.agentConversation.deleteMany({ where: { ...key, expiresAt: { lte: at } } })
    const row = { ...key, turns: 0, dialogue: conversation, expiresAt }
    await tx.agentConversation.createMany({ data: [row], skipDuplicates: true })
  }
  await storeTurn(tx, placeOfTalk(line, contextKey), { after, conversation })
  await tx.agentConversation.update({
    where: { accountId_lineId_contextKey: key },
    data: { messageId, leaveAt, expiresAt },
  })
}
