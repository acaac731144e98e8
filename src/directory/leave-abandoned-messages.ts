import type { App } from '../app.ts'
import { conclude } from '../conversations/conclude-conversation.ts'
import { leaveMessage } from '../conversations/leave-message.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { LineKey } from '../lines/line-status.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { BusinessFacts, Conversation } from '../receptionist/receptionist.ts'
import { isMailedAbout } from './agent-message-limits.ts'
import type { HeardTurn } from './hear-agent.ts'

const BATCH = 100

type Key = LineKey & { contextKey: string }

/** A sender who began a message and went silent has left it, like a caller who hung up. */
export async function leaveAbandonedMessages(app: App) {
  const due = await app.db.agentConversation.findMany({
    where: { leaveAt: { lte: app.clock.now() } },
    select: { accountId: true, lineId: true, contextKey: true },
    orderBy: { leaveAt: 'asc' },
    take: BATCH,
  })
  for (const key of due) await app.db.$transaction((tx) => leaveAbandoned(app, tx, key))
}

async function leaveAbandoned(app: App, tx: Tx, key: Key) {
  const { accountId, lineId, contextKey } = key
  // A message that arrives now finds the conversation changed, and is heard after this.
  const [row] = await tx.$queryRaw<(BusinessFacts & { conversation: Conversation })[]>`
    UPDATE agent_conversations c SET leave_at = NULL, turns = turns + 1
      FROM phone_lines l
     WHERE c.account_id = ${accountId} AND c.line_id = ${lineId} AND c.context_key = ${contextKey}
       AND c.leave_at <= ${app.clock.now()} AND l.account_id = c.account_id AND l.id = c.line_id
    RETURNING c.dialogue AS conversation, l.business_name AS "businessName",
    l.business_phone AS "businessPhone", l.description,
              l.services, l.extra, l.city, l.hours, l.hours_exceptions AS "hoursExceptions",
              l.time_zone AS "timeZone", l.languages`
  if (!row) return
  const { conversation, ...facts } = row
  const conclusion = conclude(app, facts, conversation)
  if (!conclusion.message) return
  const messageId = app.newId('msg')
  // Nobody came back to finish, so it counts for no sender in particular.
  const leaving = { line: key, sender: '', at: app.clock.now() }
  const left = { line: key, of: { messageId }, source: 'agent', facts, conclusion } as const
  await leaveMessage(app, tx, { ...left, isMailed: await isMailedAbout(tx, leaving) })
  await tx.agentConversation.update({
    where: { accountId_lineId_contextKey: { accountId, lineId, contextKey } },
    data: { messageId },
  })
}

/** A sender who gave something to pass on and is silent has most likely gone. */
const GONE_AFTER_SECONDS = 600

/** An unanswered question alone is not worth a mail. */
export function leaveAtOf(
  { conclusion: { message } }: HeardTurn,
  messageId: string | null,
  at: Date,
): Date | null {
  const worth = message !== null && (message.name !== null || message.phone !== null)
  return worth && messageId === null ? addSeconds(at, GONE_AFTER_SECONDS) : null
}
