import type { App } from '../app.ts'
import { addSeconds } from '../clock.ts'
import type { Tx } from '../db/prisma.ts'
import type { LineKey } from '../lines/line-status.ts'
import type { Dialogue } from '../receptionist/receptionist.ts'

const KEPT_SECONDS = 86_400
/** A contextId that we gave is known to nobody but whom we gave it. */
const GIVEN = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export type AgentConversation = {
  contextKey: string
  turns: number
  dialogue: Dialogue
  messageId: string | null
}

/** Where a conversation is kept. One that a sender named is the sender's alone: another's `1` is another conversation. */
export function ownContextKey(sender: string, contextId: string): string {
  return `${sender}/${contextId}`
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
  return { contextKey, turns, dialogue: dialogue as Dialogue, messageId }
}

type Turn = {
  contextKey: string
  /** Turns there were when this one was heard; 0 for a conversation that begins. */
  after: number
  dialogue: Dialogue
  messageId: string | null
  leaveAt: Date | null
}

/** Stores a turn on top of the one it was heard after; false when another got there first. */
export async function storeTurn(
  tx: Tx,
  { accountId, lineId }: LineKey,
  turn: Turn,
  at: Date,
): Promise<boolean> {
  const { contextKey, after, messageId, leaveAt } = turn
  const dialogue = JSON.stringify(turn.dialogue)
  const stored = await tx.$executeRaw`
    INSERT INTO agent_conversations AS c
      (account_id, line_id, context_key, turns, dialogue, message_id, leave_at, expires_at)
    VALUES (${accountId}, ${lineId}, ${contextKey}, ${after + 1}, ${dialogue}::jsonb, ${messageId}, ${leaveAt},
            ${addSeconds(at, KEPT_SECONDS)})
    ON CONFLICT (account_id, line_id, context_key) DO UPDATE
       SET turns = excluded.turns, dialogue = excluded.dialogue, message_id = excluded.message_id,
           leave_at = excluded.leave_at, expires_at = excluded.expires_at
     WHERE c.turns = ${after} OR c.expires_at <= ${at}`
  return stored === 1
}
