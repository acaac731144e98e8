import type { App } from '../app.ts'
import { answerLineCall } from '../calls/answer-call.ts'
import { finishLineCall } from '../calls/finish-call.ts'
import { connectLineCall, hearLineCaller } from '../calls/hear-line-caller.ts'
import { fallBackOnLine, type Rescue, rescueLineCall } from '../calls/rescue-call.ts'
import type { Answer } from '../conversations/how-to-answer.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import type { FinalReport } from '../providers/twilio/final-report.ts'
import type { Heard, Reply, Voice } from '../receptionist/receptionist.ts'
import { answerTestCall } from '../test-lines/answer-test-call.ts'
import { restOfTestGreeting } from '../test-lines/begin-test-call.ts'
import { endTestCall } from '../test-lines/end-test-call.ts'
import { hearTestCaller } from '../test-lines/hear-test-caller.ts'
import { rescueKnownTestCall, rescueTestCall } from '../test-lines/rescue-test-call.ts'
import { isTestNumber } from '../test-lines/test-number.ts'

/*
 * The carrier's events of a call go to the line that took it, otherwise to the test number; the two do not know each
 * other.
 */

const NOT_IN_SERVICE: Answer = {
  kind: 'say',
  text: 'The number you have dialed is not in service. Goodbye.',
}

/** Answers a ringing call, however often the carrier asks. */
export async function answerCall(app: App, incoming: IncomingCall): Promise<Answer> {
  const answer = await answerLineCall(app, incoming)
  if (answer) return answer
  return (await isTestNumber(app, incoming.to)) ? answerTestCall(app, incoming) : NOT_IN_SERVICE
}

/**
 * The relay is connected: its first words.
 * @throws {ApiError} not_found
 */
export async function connectCall(app: App, callSid: string): Promise<Reply | null> {
  const first = await connectLineCall(app, callSid)
  return first === undefined ? restOfTestGreeting(app, callSid) : first
}

/**
 * The reply to an utterance.
 * @throws {ApiError} not_found
 * @throws {TurnTaken}
 */
export async function hearCaller(
  app: App,
  callSid: string,
  said: Heard,
  voice?: Voice,
): Promise<Reply> {
  const reply = await hearLineCaller(app, callSid, said, voice)
  return reply ?? hearTestCaller(app, callSid, said, voice)
}

/**
 * The relay broke off.
 * @throws {ApiError} not_found
 */
export async function rescueCall(app: App, callSid: string): Promise<Rescue> {
  return (await rescueLineCall(app, callSid)) ?? rescueKnownTestCall(app, callSid)
}

/** Our answer failed, or none came. */
export async function fallBack(app: App, incoming: IncomingCall): Promise<Answer | Rescue> {
  const next = await fallBackOnLine(app, incoming)
  if (next) return next
  const isTest = await isTestNumber(app, incoming.to)
  return isTest ? rescueTestCall(app, incoming.callSid) : NOT_IN_SERVICE
}

/** The carrier's final report on a call. Calls that we never answered are reported too; then nothing is done. */
export async function finishCall(app: App, report: FinalReport): Promise<void> {
  if (await finishLineCall(app, report)) return
  if (await endTestCall(app, report.callSid)) return
  app.log.info({ callSid: report.callSid }, 'final report of a call that no line took')
}
