import type { App } from '../../src/app.ts'
import { answerCall, finishCall, hearCaller } from '../../src/workflows/route-call.ts'

export type MadeCall = {
  to: string
  from: string
  says?: readonly string[]
  seconds?: number
  forwardedFrom?: string
}

/** A call from ring to hang-up, with the functions that the voice and status endpoints call, without a socket. */
export async function makeCall(app: App, { says = [], seconds = 30, ...ringing }: MadeCall) {
  const callSid = await ring(app, ringing)
  for (const text of says) await hearCaller(app, callSid, { kind: 'speech', text })
  await finishCall(app, { callSid, durationSeconds: seconds, endReason: 'completed' })
  return callSid
}

/** Makes this many calls, a few at a time. */
export async function makeCalls(count: number, make: () => Promise<unknown>): Promise<void> {
  let left = count
  const caller = async () => {
    while (left > 0) {
      left -= 1
      await make()
    }
  }
  await Promise.all(Array.from({ length: 6 }, caller))
}

/** Rings and is answered; the caller does not hang up. */
export async function ring(app: App, { to, from, forwardedFrom }: MadeCall): Promise<string> {
  const callSid = `CA${crypto.randomUUID().replaceAll('-', '')}`
  await answerCall(app, { callSid, from, to, ...(forwardedFrom && { forwardedFrom }) })
  return callSid
}
