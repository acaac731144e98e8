import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallRecord } from '../../../src/sandbox/twilio/call-record.ts'
import type { Carrier } from '../../../src/sandbox/twilio/carrier.ts'
import type { NumberRecord } from '../../../src/sandbox/twilio/number-record.ts'
import { placeCall } from '../../../src/sandbox/twilio/place-call.ts'
import type { Caller } from '../../../src/sandbox/twilio/scripted-caller.ts'

const EXAMPLES = new URL(
  '../../../src/receptionist/languages/en/examples/purpose.txt',
  import.meta.url,
)

/**
 * What people want and ask, thousands of sentences: the receptionist remembers what short texts mean, so a few that come
 * again would cost less than real callers do.
 */
const SAYS = readFileSync(EXAMPLES, 'utf8')
  .split('\n')
  .flatMap((line) => /^(?:matter|question) (.+)/.exec(line)?.[1] ?? [])
/** Steps through the sentences, without a common divisor with their number. */
const CALLER_STEP = 97
const TURN_STEP = 31
const EVERY_MS = 6_000
const HANG_UP_WITHIN_MS = 30_000

export type Turn = { at: number; ms: number }
export type Talking = Awaited<ReturnType<typeof callAll>>

/**
 * Runs this many calls at once, each to its own line, starting `gapMs` apart. Each caller speaks every six seconds
 * until `hangUp`, even if the line has not answered.
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
    /** Prompts sent so far. */
    asked: () => asked,
    /** Calls that reached the conversation, including ended ones. */
    connected: () => connected,
    /** Everybody hangs up; does not wait forever for a service that is behind. */
    async hangUp() {
      ending.abort()
      await Promise.race([Promise.all(under), wait(HANG_UP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** Speaks on schedule, and never takes a pause for silence. */
function pacedCaller(ending: AbortSignal, nth: number, onConnected: () => void): Caller {
  let [said, dueAt] = [0, 0]
  return {
    scripted: false,
    done: false,
    async next({ signal }) {
      if (dueAt === 0) onConnected()
      // The first words come at a random moment within six seconds, so that callers do not speak at the same time.
      const now = performance.now()
      dueAt = dueAt === 0 ? now + 1_000 + Math.random() * EVERY_MS : Math.max(now, dueAt + EVERY_MS)
      const either = AbortSignal.any([signal, ending])
      await wait(dueAt - now, undefined, { signal: either }).catch(() => undefined)
      if (ending.aborted) return 'hang_up'
      if (signal.aborted) return 'silence'
      said += 1
      return { say: SAYS[(nth * CALLER_STEP + said * TURN_STEP) % SAYS.length] ?? '' }
    },
    moreKeys: async () => undefined,
    putBack() {},
  }
}

/**
 * A caller's words are recorded just before they are sent, the line's when they are complete: the built-in
 * receptionist's reply is one frame. Replies come in the order of the prompts.
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
