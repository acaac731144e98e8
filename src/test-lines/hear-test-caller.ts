import type { App } from '../app.ts'
import { plainHeard } from '../calls/plain-heard.ts'
import { addSeconds } from '../clock.ts'
import type { BusinessFacts, Dialogue, Heard, Reply } from '../receptionist/receptionist.ts'
import { readTestCall, type TestCall } from './test-call.ts'

/** A test call is over then, whatever is being said. */
const CALL_SECONDS_MAX = 600
const NOTHING_MORE: Reply = { text: '', language: 'en', end: true }
const TIME_IS_UP: Reply = {
  text: 'A test call ends after ten minutes. Thank you for trying it. Goodbye.',
  language: 'en',
  end: true,
}

/** Another turn of the same call was stored first, or the call ended meanwhile. */
export class TurnTaken extends Error {
  constructor() {
    super('another turn of this call came first')
    this.name = 'TurnTaken'
  }
}

/** A reply; once it ends the call, with what the owner would have been told. Told here and nowhere else. */
export type TestReply = Reply & { ownerWouldRead: string | null }

/**
 * What the receptionist of a test line says to what was heard. Only where the dialogue stands is stored, before the
 * words go out, so that another process can go on from here; it is deleted when the call is over.
 * @throws {ApiError} not_found
 */
export async function hearTestCaller(app: App, callSid: string, said: Heard): Promise<TestReply> {
  const call = await readTestCall(app, callSid)
  const { dialogue: before, facts } = call
  if (!before || call.endedAt) return { ...NOTHING_MORE, ownerWouldRead: null }
  const at = app.clock.now()
  const isLate = at > addSeconds(call.at, CALL_SECONDS_MAX)
  const { dialogue, reply } = isLate
    ? { dialogue: before, reply: TIME_IS_UP }
    : await app.receptionist.hear(facts, before, plainHeard(said), at)
  await store(app, call, reply.end ? null : dialogue)
  if (!reply.end) return { ...reply, ownerWouldRead: null }
  return { ...reply, ownerWouldRead: toldToOwner(app, facts, dialogue) }
}

/**
 * The caller hung up: what the owner would have been told of what was said until then. Nothing is left of it.
 * @throws {ApiError} not_found
 */
export async function endByCaller(app: App, callSid: string): Promise<TestReply> {
  const call = await readTestCall(app, callSid)
  if (!call.dialogue || call.endedAt) return { ...NOTHING_MORE, ownerWouldRead: null }
  await store(app, call, null)
  return { ...NOTHING_MORE, ownerWouldRead: toldToOwner(app, call.facts, call.dialogue) }
}

function toldToOwner(app: App, facts: BusinessFacts, dialogue: Dialogue): string {
  const { urgent, summary } = app.receptionist.conclude(facts, dialogue)
  return urgent ? `Urgent. ${summary}` : summary
}

/** Whoever stores a turn must have known all before it: one process talks to a caller at a time. */
async function store(
  app: App,
  { callSid, turns }: TestCall,
  dialogue: TestCall['dialogue'],
): Promise<void> {
  const over = dialogue === null ? app.clock.now() : null
  const stored = await app.pool.query(
    `UPDATE test_calls SET dialogue = $3, ended_at = $4, turns = turns + 1
      WHERE call_sid = $1 AND turns = $2 AND ended_at IS NULL`,
    [callSid, turns, dialogue && JSON.stringify(dialogue), over],
  )
  if (stored.rowCount === 0) throw new TurnTaken()
}
