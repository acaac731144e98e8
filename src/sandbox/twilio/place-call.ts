import { Call, type Dialling } from './call.ts'
import type { CallRecord } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import { fetchTwiml } from './fetch-twiml.ts'
import { reportStatus } from './status-callback.ts'
import { execute } from './verbs.ts'

/** Rings the number at once; `finished` resolves when the call is over and its status callback is queued. */
export function placeCall(
  carrier: Carrier,
  dialling: Dialling,
): { call: Call; finished: Promise<CallRecord> } {
  const call = new Call(carrier, dialling)
  carrier.active.set(call.record.id, call)
  return { call, finished: run(call) }
}

async function run(call: Call): Promise<CallRecord> {
  const { carrier } = call
  try {
    await ring(call)
  } catch (error) {
    carrier.sandbox.log.error({ err: error, callSid: call.record.id }, 'call broke off')
    call.end('carrier')
  } finally {
    carrier.active.delete(call.record.id)
  }
  reportStatus(carrier.sandbox, call.dialling.number, call.record)
  return call.record
}

async function ring(call: Call): Promise<void> {
  const { number, stir } = call.dialling
  if (!number.voiceUrl) {
    call.end('carrier')
    return
  }
  const twiml = await fetchTwiml(call, {
    url: number.voiceUrl,
    method: number.voiceMethod,
    parameters: stir ? { StirVerstat: stir } : {},
  })
  if (twiml && !call.over) await execute(call, twiml)
}
