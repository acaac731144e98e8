import type { App } from '../app.ts'
import { conclude } from '../conversations/conclude-conversation.ts'
import { hear } from '../conversations/hear-turn.ts'
import { sameWords } from '../conversations/one-line-summary.ts'
import { storeTurn } from '../conversations/store-turn.ts'
import type {
  BusinessFacts,
  Conversation,
  Heard,
  Reply,
  Voice,
} from '../receptionist/receptionist.ts'
import { readTestCall, type TestCall } from './test-call.ts'
import { isTimeUp, TIME_IS_UP } from './test-call-time-limit.ts'

const NOTHING_MORE: Reply = { text: '', language: 'en', end: true }

/** A reply; the last one comes with what the owner would have got, which is shown here and nowhere else. */
export type TestReply = Reply & { ownerWouldRead: string | null }

/**
 * The test line's reply to an utterance. Only the conversation state is stored, before the reply is sent, so that
 * another process can continue; it is deleted when the call is over.
 * @throws {ApiError} not_found
 * @throws {TurnTaken}
 */
export async function hearTestCaller(
  app: App,
  callSid: string,
  said: Heard,
  voice?: Voice,
): Promise<TestReply> {
  const call = await readTestCall(app, callSid)
  const { conversation: before, facts } = call
  if (!before || call.endedAt) return { ...NOTHING_MORE, ownerWouldRead: null }
  const { conversation, reply } = isTimeUp(call, app.clock.now())
    ? { conversation: before, reply: TIME_IS_UP }
    : await hear(app, { ...call, conversation: before }, said, voice)
  await store(app, call, reply.end ? null : conversation)
  if (!reply.end) return { ...reply, ownerWouldRead: null }
  return { ...reply, ownerWouldRead: toldToOwner(app, facts, conversation) }
}

/**
 * The caller hung up: returns what the owner would have got, and deletes the conversation.
 * @throws {ApiError} not_found
 * @throws {TurnTaken}
 */
export async function endByCaller(app: App, callSid: string): Promise<TestReply> {
  const call = await readTestCall(app, callSid)
  if (!call.conversation || call.endedAt) return { ...NOTHING_MORE, ownerWouldRead: null }
  await store(app, call, null)
  return { ...NOTHING_MORE, ownerWouldRead: toldToOwner(app, call.facts, call.conversation) }
}

function toldToOwner(app: App, facts: BusinessFacts, conversation: Conversation): string {
  const { urgent, summary, message } = conclude(app, facts, conversation)
  const words = message && !sameWords(message.text, summary) ? [message.text] : []
  return [urgent ? `Urgent. ${summary}` : summary, ...words].join('\n')
}

async function store(
  app: App,
  { callSid, place, turns: after }: TestCall,
  conversation: Conversation | null,
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await storeTurn(tx, place, { after, conversation })
    if (conversation) return
    await tx.testCall.update({ where: { callSid }, data: { endedAt: app.clock.now() } })
  })
}
