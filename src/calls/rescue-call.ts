import type { App } from '../app.ts'
import type { Answer } from '../conversations/how-to-answer.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import { RELAY_FAILURES_MAX } from '../conversations/relay-failures.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { Conversation } from '../receptionist/receptionist.ts'
import { readCaller } from './answer-call.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import { readCalledLine } from './called-line.ts'
import { writeDown } from './hear-line-caller.ts'
import { registerCall } from './register-call.ts'
import { refuseCall } from './turn-away-call.ts'

export type Rescue =
  | { kind: 'talk'; greeting: string; language: string; languages: readonly string[] }
  | { kind: 'say'; text: string }
  | { kind: 'voicemail'; text: string }
  | { kind: 'hang_up' }

export const VOICEMAIL_PROMPT =
  'I am sorry, I have trouble hearing you. Please leave your name, your number and your message ' +
  'after the tone, and we will get back to you.'

/**
 * The relay broke off while the caller was still there: continue from the stored turns, or take a voicemail. Never
 * silence. Undefined for a call of no line.
 */
export async function rescueLineCall(app: App, callSid: string): Promise<Rescue | undefined> {
  const call = await findCallInProgress(app, callSid)
  if (!call) return undefined
  return call.status === 'ended' ? { kind: 'hang_up' } : goOn(app, call, 1)
}

/**
 * The carrier could not reach us or got an error, so what the caller hears next must not depend on what just failed:
 * voicemail. A call that we never answered is stored here. Undefined if the number is no line's.
 */
export async function fallBackOnLine(
  app: App,
  incoming: IncomingCall,
): Promise<Answer | Rescue | undefined> {
  const call = await findCallInProgress(app, incoming.callSid)
  if (call) return goOn(app, call, RELAY_FAILURES_MAX)
  const line = await readCalledLine(app, incoming.to)
  if (!line) return undefined
  const refused = await refuseCall(app, line, incoming, await readCaller(app, line, incoming))
  if (refused) return refused
  await registerCall(app, line, incoming, VOICEMAIL_OPENING)
  return { kind: 'voicemail', text: VOICEMAIL_PROMPT }
}

export const VOICEMAIL_OPENING = {
  text: VOICEMAIL_PROMPT,
  language: 'en',
  failures: RELAY_FAILURES_MAX,
} as const

/** Locks the call's row first, so that a turn in another process is either seen or refused. */
async function goOn(app: App, call: CallInProgress, failures: number): Promise<Rescue> {
  const { accountId, callId, facts } = call
  return app.db.$transaction(async (tx) => {
    const { relayFailures, dialogue } = await tx.call.update({
      where: { accountId_id: { accountId, id: callId } },
      // A turn that is still in progress elsewhere is not stored after this one.
      data: { relayFailures: { increment: failures }, turnsTaken: { increment: 1 } },
    })
    const at = app.clock.now()
    const givenUp = relayFailures >= RELAY_FAILURES_MAX
    const { text, language } = givenUp
      ? { text: VOICEMAIL_PROMPT, language: 'en' as const }
      : app.receptionist.resume(facts, Conversation.parse(dialogue), at)
    const newest = { ...call, lastSeq: await lastSeq(tx, call) }
    await writeDown(tx, newest, [{ who: 'line', text, language }], at)
    if (givenUp) return { kind: 'voicemail', text }
    return { kind: 'talk', greeting: text, language, languages: facts.languages }
  })
}

async function lastSeq(tx: Tx, { accountId, callId }: CallInProgress): Promise<number> {
  const { _max } = await tx.callTurn.aggregate({
    where: { accountId, callId },
    _max: { seq: true },
  })
  return _max.seq ?? 0
}
