import type { App } from '../app.ts'
import type { Tx } from '../db/prisma.ts'
import type { Dialogue, Heard, Reply, Voice } from '../receptionist/receptionist.ts'
import { hearTestCaller } from '../test-lines/hear-test-caller.ts'
import { readTestCall } from '../test-lines/test-call.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import { concludeAgain } from './conclude-again.ts'
import { lockCall } from './lock-line.ts'
import { plainHeard } from './plain-heard.ts'

const NOTHING_MORE: Reply = { text: '', language: 'en', end: true }

/** The relay is connected and the greeting is being played: the disclosure is made now. */
export async function connectCall(app: App, callSid: string) {
  const call = await findCallInProgress(app, callSid)
  if (!call) return void (await readTestCall(app, callSid))
  await app.db.call.updateMany({
    where: { accountId: call.accountId, id: call.callId, disclosedAt: null },
    data: { disclosedAt: app.clock.now() },
  })
}

/**
 * What the line says to what was heard. Both turns and the state of the dialogue are stored before the words go out,
 * so that another process can go on from here; only what an engine says by `voice` goes out while it is made, and it
 * keeps what it heard before that. A number of turns that someone else took first makes the write fail: one process
 * talks to a caller at a time.
 */
export async function hearCaller(
  app: App,
  callSid: string,
  said: Heard,
  voice?: Voice,
): Promise<Reply> {
  const heard = plainHeard(said)
  const call = await findCallInProgress(app, callSid)
  if (!call) return hearTestCaller(app, callSid, heard)
  if (call.status === 'ended') return NOTHING_MORE
  const at = app.clock.now()
  const { dialogue, reply } = await app.receptionist.hear(
    call.facts,
    call.dialogue,
    heard,
    at,
    voice && { ...voice, keep: (heardSoFar) => keepDialogue(app, call, heardSoFar) },
  )
  const { status } = await app.db.$transaction(async (tx) => {
    // First, as it locks the call against a rescue in another process.
    const stored = await storeDialogue(tx, call, dialogue)
    if (heard.kind === 'interrupt') await cutShort(tx, call, heard.utteranceUntilInterrupt)
    await storeTurns(tx, call, [...callerTurn(heard, reply), ...lineTurn(reply)], at)
    return stored
  })
  if (status === 'ended') await concludeWithLastWords(app, call)
  return reply
}

/** The carrier's final word came while the receptionist still thought about what the caller had said. */
async function concludeWithLastWords(app: App, call: CallInProgress) {
  await app.db.$transaction(async (tx) => {
    await concludeAgain(app, tx, call, await lockCall(tx, call))
  })
}

type Turn = { who: 'line' | 'caller'; text: string; language: string }

function callerTurn(heard: Heard, reply: Reply): Turn[] {
  if (heard.kind === 'speech') {
    return [{ who: 'caller', text: heard.text, language: heard.language ?? reply.language }]
  }
  return heard.kind === 'digits'
    ? [{ who: 'caller', text: heard.digits, language: reply.language }]
    : []
}

function lineTurn({ text, language }: Reply): Turn[] {
  return text === '' ? [] : [{ who: 'line', text, language }]
}

export async function storeTurns(tx: Tx, call: CallInProgress, turns: readonly Turn[], at: Date) {
  const { accountId, callId, lastSeq } = call
  await tx.callTurn.createMany({
    data: turns.map((turn, index) => ({
      ...turn,
      accountId,
      callId,
      seq: lastSeq + 1 + index,
      at,
    })),
  })
}

function storeDialogue(tx: Tx, { accountId, callId }: CallInProgress, dialogue: Dialogue) {
  return tx.call.update({ where: { accountId_id: { accountId, id: callId } }, data: { dialogue } })
}

/** In the midst of a turn, unless another process has taken one since. */
async function keepDialogue(
  app: App,
  { accountId, callId, lastSeq }: CallInProgress,
  dialogue: Dialogue,
) {
  await app.db.call.updateMany({
    where: { accountId, id: callId, turns: { none: { seq: { gt: lastSeq } } } },
    data: { dialogue },
  })
}

/** What was not heard was not said. */
async function cutShort(tx: Tx, { accountId, callId, lastSeq }: CallInProgress, heardText: string) {
  await tx.callTurn.updateMany({
    where: { accountId, callId, seq: lastSeq, who: 'line' },
    data: { text: heardText, cutShort: true },
  })
}
