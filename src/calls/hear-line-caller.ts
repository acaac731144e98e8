import type { App } from '../app.ts'
import { hear } from '../conversations/hear-turn.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { Heard, Reply, Voice } from '../receptionist/receptionist.ts'
import { concludeAfterFinalReport } from './after-final-report.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import { lockCall } from './lock-call.ts'
import { type SpokenTurn, storeCallTurn } from './store-call-turn.ts'

const NOTHING_MORE: Reply = { text: '', language: 'en', end: true }

/**
 * The relay is connected and the disclosure is playing. Returns the rest of the greeting, which the relay speaks so
 * that it can be interrupted; null if the caller has heard it or interrupted before. Undefined for a call of no line.
 */
export async function connectLineCall(
  app: App,
  callSid: string,
): Promise<Reply | null | undefined> {
  const call = await findCallInProgress(app, callSid)
  if (!call) return undefined
  const { accountId, callId, facts, conversation, relayFailures } = call
  const at = app.clock.now()
  return app.db.$transaction(async (tx) => {
    const { count } = await tx.call.updateMany({
      where: { accountId, id: callId, disclosedAt: null },
      data: { disclosedAt: at },
    })
    const { rest: text, language } = app.receptionist.greet(facts, at, conversation)
    if (count === 0 || relayFailures > 0 || text === '') return null
    const reply = { text, language, end: false }
    await writeDown(tx, call, lineTurn(reply), at)
    return reply
  })
}

/**
 * The line's reply to an utterance. Both turns and the conversation state are stored before the reply is sent, so
 * that another process can continue from here; only what an engine says through `voice` is sent while it is made.
 * Undefined for a call of no line.
 * @throws {TurnTaken}
 */
export async function hearLineCaller(
  app: App,
  callSid: string,
  said: Heard,
  voice?: Voice,
): Promise<Reply | undefined> {
  const call = await findCallInProgress(app, callSid)
  if (!call) return undefined
  if (call.status === 'ended') return NOTHING_MORE
  const { heard, at, conversation, reply } = await hear(app, call, said, voice)
  const status = await storeCallTurn(app, call, {
    ...{ at, conversation },
    said: [...callerTurn(heard, reply), ...lineTurn(reply)],
    heardUntilCut: heard.kind === 'interrupt' ? heard.utteranceUntilInterrupt : undefined,
  })
  if (status === 'ended') await concludeWithLastWords(app, call)
  return reply
}

/** The carrier's final report came while the receptionist was still thinking. */
async function concludeWithLastWords(app: App, call: CallInProgress) {
  await app.db.$transaction(async (tx) => {
    await concludeAfterFinalReport(app, tx, call, await lockCall(tx, call))
  })
}

function callerTurn(heard: Heard, reply: Reply): SpokenTurn[] {
  if (heard.kind === 'speech') {
    return [{ who: 'caller', text: heard.text, language: heard.language ?? reply.language }]
  }
  return heard.kind === 'digits'
    ? [{ who: 'caller', text: heard.digits, language: reply.language }]
    : []
}

export function lineTurn({ text, language }: Reply): SpokenTurn[] {
  return text === '' ? [] : [{ who: 'line', text, language }]
}

type Place = Pick<CallInProgress, 'accountId' | 'callId' | 'lastSeq'>

/** Adds the turn to the call's transcript. */
export async function writeDown(tx: Tx, call: Place, turns: readonly SpokenTurn[], at: Date) {
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
