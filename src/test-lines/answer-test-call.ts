import type { App } from '../app.ts'
import type { Answer } from '../conversations/how-to-answer.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import { callerNumber } from '../kernel/phone.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { Heard } from '../receptionist/receptionist.ts'
import { beginTestCall } from './begin-test-call.ts'
import { heardCode } from './heard-code.ts'
import { type Refusal, tryCode } from './look-up-code.ts'
import { TRIES_A_CALL_MAX, triedTooOften } from './wrong-code-limit.ts'

const WELCOME = 'Welcome to the Frontdesk test number.'
const ASK = 'Please key in or say your four-digit code.'
const GOODBYE = 'Goodbye.'
const TOO_MANY: Answer = {
  kind: 'say',
  text: 'Too many wrong codes were tried from your number today. Please call again tomorrow. Goodbye.',
}

/** Answers a ringing call to the test number by asking for a code, however often the carrier reports it. */
export async function answerTestCall(app: App, incoming: IncomingCall): Promise<Answer> {
  const caller = callerNumber(incoming.from)
  if (await triedTooOften(app, caller)) return TOO_MANY
  const row = { callSid: incoming.callSid, caller, at: app.clock.now() }
  await app.db.testCall.createMany({ data: [row], skipDuplicates: true })
  return ask(WELCOME)
}

/**
 * Handles a keyed or spoken code: connects the caller to its receptionist, or asks again, three times a call. The
 * call's row is locked, so a carrier that asks twice gets one answer and is counted once.
 */
export async function enterTestCode(
  app: App,
  incoming: IncomingCall,
  heard: Heard,
): Promise<Answer> {
  const { callSid, to } = incoming
  return app.db.$transaction(async (tx) => {
    const row = { callSid, caller: callerNumber(incoming.from), at: app.clock.now() }
    await tx.testCall.createMany({ data: [row], skipDuplicates: true })
    const call = await lockTestCall(tx, callSid)
    if (call.testLineId) return beginTestCall(app, tx, call, to)
    if (call.tries >= TRIES_A_CALL_MAX) return { kind: 'say', text: GOODBYE }
    const tried = await tryCode(app, tx, call.caller, heardCode(heard))
    if (tried.kind === 'too_many') return TOO_MANY
    if (tried.kind === 'refused') return refuse(tx, call, tried.why)
    const { accountId, testLineId } = tried
    return beginTestCall(app, tx, { ...call, accountId, testLineId }, to)
  })
}

const WHY: Record<Refusal, string> = {
  nothing_heard: 'I did not hear a code.',
  not_a_code: 'That was not a four-digit code.',
  unknown: 'I do not know that code.',
  expired: 'That code has expired: a code works for 24 hours.',
  used_up: 'That code has had all of its calls.',
}

async function refuse(
  tx: Tx,
  { callSid, tries }: { callSid: string; tries: number },
  why: Refusal,
): Promise<Answer> {
  await tx.testCall.update({ where: { callSid }, data: { tries: { increment: 1 } } })
  return tries + 1 < TRIES_A_CALL_MAX
    ? ask(WHY[why])
    : { kind: 'say', text: `${WHY[why]} Please check it and call again. ${GOODBYE}` }
}

function ask(before: string): Answer {
  return { kind: 'ask_code', text: `${before} ${ASK}` }
}

async function lockTestCall(tx: Tx, callSid: string) {
  await tx.$queryRaw`SELECT 1 FROM test_calls WHERE call_sid = ${callSid} FOR NO KEY UPDATE`
  return tx.testCall.findUniqueOrThrow({ where: { callSid } })
}
