import type { App } from '../app.ts'
import { RELAY_FAILURES_MAX } from '../conversations/relay-failures.ts'
import { notFound } from '../kernel/errors.ts'
import type { Begun } from './begin-test-call.ts'
import { findTestCall } from './test-call.ts'

type Rescued = Begun | { kind: 'say'; text: string }

const SORRY: Rescued = {
  kind: 'say',
  text: 'I am sorry, something went wrong on our side. Please call again. Goodbye.',
}

/**
 * The relay broke off, or our answer failed: continue from the stored conversation. After too many failures, or
 * without a conversation, the call ends; no voicemail, as nobody would hear it.
 */
export async function rescueTestCall(app: App, callSid: string): Promise<Rescued> {
  const call = await findTestCall(app, callSid)
  if (!call?.conversation) return SORRY
  const { relayFailures } = await app.db.testCall.update({
    where: { callSid },
    data: { relayFailures: { increment: 1 }, turns: { increment: 1 } },
  })
  if (relayFailures >= RELAY_FAILURES_MAX) return SORRY
  const { text, language } = app.receptionist.resume(call.facts, call.conversation, app.clock.now())
  return { kind: 'talk', greeting: text, rest: '', language, languages: call.facts.languages }
}

/** @throws {ApiError} not_found when no test call has this CallSid either */
export async function rescueKnownTestCall(app: App, callSid: string): Promise<Rescued> {
  if (!(await findTestCall(app, callSid))) throw notFound('call')
  return rescueTestCall(app, callSid)
}
