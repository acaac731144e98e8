import { setTimeout as wait } from 'node:timers/promises'
import type { CallRecord } from '../../../src/sandbox/twilio/call-record.ts'
import type { Carrier } from '../../../src/sandbox/twilio/carrier.ts'
import type { NumberRecord } from '../../../src/sandbox/twilio/number-record.ts'
import { placeCall } from '../../../src/sandbox/twilio/place-call.ts'
import type { Caller } from '../../../src/sandbox/twilio/scripted-caller.ts'

/** What people ask, none of which ends a call. */
const SAYS = [
  'Do you do drain cleaning?',
  'What are your hours on Saturday?',
  'Where are you?',
  'My water heater is leaking, and there is water on the floor of the basement.',
  'Can somebody come tomorrow morning?',
  'Do you also do repairs on weekends?',
]
const EVERY_MS = 6_000
const HANG_UP_WITHIN_MS = 30_000

export type Turn = { at: number; ms: number }
export type Talking = Awaited<ReturnType<typeof callAll>>

/**
 * So many calls at once, each to a line of its own, beginning one after the other `gapMs` apart. Each caller speaks every
 * six seconds until `hangUp`, whether or not the line has answered.
 */
export async function callAll(
  carrier: Carrier,
  numbers: readonly NumberRecord[],
  { calls, gapMs }: { calls: number; gapMs: number },
) {
  const turns: Turn[] = []
  const ending = new AbortController()
  const under: Promise<CallRecord>[] = []
  let [asked, connected] = [0, 0]
  for (let nth = 0; nth < calls; nth += 1) {
    const number = numbers[nth % numbers.length]
    if (!number) throw new Error('no line to call')
    const listen = listener(turns, () => {
      asked += 1
    })
    const { finished } = placeCall(carrier, {
      from: `+1212${2_000_000 + nth}`,
      number,
      caller: pacedCaller(ending.signal, nth, () => {
        connected += 1
      }),
      onChange: listen,
    })
    under.push(finished)
    await wait(gapMs)
  }
  return {
    turns,
    /** Prompts that were sent so far. */
    asked: () => asked,
    /** Calls that came to talk, also those that have ended. */
    connected: () => connected,
    /** Everybody hangs up; a service that is behind is not waited for without end. */
    async hangUp() {
      ending.abort()
      await Promise.race([Promise.all(under), wait(HANG_UP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Speaks when it is time to, and never takes a pause for silence. */
function pacedCaller(ending: AbortSignal, nth: number, onConnected: () => void): Caller {
  let [said, dueAt] = [0, 0]
  return {
    scripted: false,
    done: false,
    async next({ signal }) {
      if (dueAt === 0) onConnected()
      // The first words come anywhere within the six seconds, so that callers do not speak in step.
      const now = performance.now()
      dueAt = dueAt === 0 ? now + 1_000 + Math.random() * EVERY_MS : Math.max(now, dueAt + EVERY_MS)
      const either = AbortSignal.any([signal, ending])
      await wait(dueAt - now, undefined, { signal: either }).catch(() => undefined)
      if (ending.aborted) return 'hang_up'
      if (signal.aborted) return 'silence'
      said += 1
      return { say: SAYS[(nth + said) % SAYS.length] ?? '' }
    },
    moreKeys: async () => undefined,
    putBack() {},
  }
}

/**
 * A caller's words go on record just before they go out, and the line's when they have come whole: the built-in
 * receptionist's reply is one frame. Replies come in the order of what they answer.
 */
function listener(turns: Turn[], onAsked: () => void) {
  const waiting: number[] = []
  let known = 0
  return ({ transcript }: CallRecord) => {
    for (const { who } of transcript.slice(known)) {
      const now = performance.now()
      if (who === 'caller') {
        waiting.push(now)
        onAsked()
        continue
      }
      const at = waiting.shift()
      if (at !== undefined) turns.push({ at, ms: now - at })
    }
    known = transcript.length
  }
}
