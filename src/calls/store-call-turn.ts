import type { CallStatus } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { TurnTaken } from '../conversations/store-turn.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { Conversation } from '../receptionist/receptionist.ts'
import type { CallInProgress } from './call-in-progress.ts'

export type SpokenTurn = { who: 'line' | 'caller'; text: string; language: string }

type Heard = {
  at: Date
  conversation: Conversation
  said: readonly SpokenTurn[]
  /** What the caller heard of the line's last words before he spoke over them. */
  heardUntilCut: string | undefined
}

/**
 * Stores where a call stands after a turn, and what was said in it, in one statement: it is done for every sentence of
 * every call. Who stores a turn must have known all before it. @returns the call's status by then
 * @throws {TurnTaken} when another turn of the call was stored first
 */
export async function storeCallTurn(app: App, call: CallInProgress, heard: Heard) {
  const { accountId, callId, turns, lastSeq } = call
  const { at, conversation, said, heardUntilCut } = heard
  const [stored] = await store(
    app.pool,
    accountId,
    callId,
    turns,
    JSON.stringify(conversation),
    lastSeq,
    at,
    said.map(({ who }) => who),
    said.map(({ text }) => text),
    said.map(({ language }) => language),
    heardUntilCut ?? null,
  )
  if (!stored) throw new TurnTaken()
  return stored.status
}

type Values = [
  accountId: string,
  callId: string,
  turns: number,
  conversation: string,
  lastSeq: number,
  at: Date,
  who: string[],
  text: string[],
  language: string[],
  heardUntilCut: string | null,
]

/** The call's row is locked first, against a rescue in another process; what is not stored says nothing. */
const store = prepareSql<{ status: CallStatus }, Values>(
  'store_call_turn',
  `WITH stored AS (
     UPDATE calls SET dialogue = $4::jsonb, turns = turns + 1
      WHERE account_id = $1 AND id = $2 AND turns = $3
      RETURNING status),
   cut AS (
     UPDATE call_turns SET text = $10, cut_short = true
      WHERE account_id = $1 AND call_id = $2 AND seq = $5 AND who = 'line' AND $10::text IS NOT NULL
        AND EXISTS (SELECT FROM stored)),
   said AS (
     INSERT INTO call_turns (account_id, call_id, seq, who, text, language, at)
     SELECT $1, $2, $5 + turn.number, turn.who::speaker, turn.text, turn.language, $6::timestamptz
       FROM unnest($7::text[], $8::text[], $9::text[]) WITH ORDINALITY AS turn (who, text, language, number)
      WHERE EXISTS (SELECT FROM stored))
   SELECT status FROM stored`,
)
