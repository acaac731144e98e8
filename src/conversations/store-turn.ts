import type { Db, Tx } from '../platform/db/prisma.ts'
import type { Conversation } from '../receptionist/receptionist.ts'

/** The key of a row that holds a conversation. Each row has a `dialogue` and counts its `turns`. */
const KEYS = {
  calls: ['account_id', 'id'],
  test_calls: ['call_sid'],
  agent_conversations: ['account_id', 'line_id', 'context_key'],
} as const

/** The row of a conversation: a call, a test call, or an agent conversation. `key` is in the order of its columns. */
export type Place = { table: keyof typeof KEYS; key: readonly string[] }

export type StoredTurn = {
  /** The number of turns when this one was heard. */
  after: number
  /** Null deletes the state: the conversation is over. */
  conversation: Conversation | null
}

/** Another turn of the same conversation was stored first, or it ended meanwhile. */
export class TurnTaken extends Error {
  constructor() {
    super('another turn of this conversation came first')
    this.name = 'TurnTaken'
  }
}

/**
 * Stores the conversation state after a turn and locks its row. A turn is stored only on top of all turns before it:
 * one process talks to a caller at a time.
 * @throws {TurnTaken}
 */
export async function storeTurn(tx: Tx, place: Place, turn: StoredTurn): Promise<void> {
  if ((await write(tx, place, turn, 1)) === 0) throw new TurnTaken()
}

/** During a turn: the state to continue from, unless another process has taken the turn since. */
export async function keepTurn(db: Db, place: Place, turn: StoredTurn): Promise<void> {
  await write(db, place, turn, 0)
}

function write(
  db: Db | Tx,
  { table, key }: Place,
  { after, conversation }: StoredTurn,
  turns: 0 | 1,
): Promise<number> {
  const where = KEYS[table].map((column, index) => `${column} = $${index + 3}`).join(' AND ')
  return db.$executeRawUnsafe(
    `UPDATE ${table} SET dialogue = $1::jsonb, turns = turns + ${turns} WHERE turns = $2 AND ${where}`,
    conversation && JSON.stringify(conversation),
    after,
    ...key,
  )
}
