import { until } from './until.ts'
import type { World } from './world.ts'

export type SpokenTurn =
  | { say: string; lang?: string }
  | { press: string }
  | { interrupt: string | true }
  | { silence: true }

export type CallOutcome = {
  call_sid: string | null
  answered: boolean
  transcript: { who: 'line' | 'caller'; text: string }[]
  ended_by: string
  duration_seconds: number
}

type More = {
  from?: string
  duration_seconds?: number
  stir?: string
  unhurried?: boolean
  forwarded_from?: string
}

/** Not a number of any test's line. */
export const STRANGER = '+12123456789'

/** The telephone network, through the sandbox's endpoints. */
export function phoneOf(world: Pick<World, 'sandboxUrl'>) {
  const door = `${world.sandboxUrl}/phone`

  return {
    /** A whole call: the turns are played, then the caller hangs up. */
    call: (to: string, turns: readonly SpokenTurn[], more: More = {}) =>
      post<CallOutcome>(`${door}/calls`, { from: STRANGER, to, turns, ...more }),
    /** A call that continues turn by turn. */
    async dial(to: string, more: More = {}) {
      const { id } = await post<{ id: string }>(`${door}/live`, { from: STRANGER, to, ...more })
      return {
        callSid: id,
        act: (turn: SpokenTurn | { hangup: true }) => post<void>(`${door}/live/${id}`, turn),
        transcript: async () => (await record(id)).transcript,
      }
    },
    record,
    /** The record once `isIt` is true. */
    recordWhen: (callSid: string, isIt: (record: CallRecord) => boolean, withinMs?: number) =>
      until(`call ${callSid} is so far`, () => record(callSid), isIt, withinMs),
  }

  async function record(callSid: string): Promise<CallRecord> {
    return (await fetch(`${door}/calls/${callSid}`)).json() as Promise<CallRecord>
  }
}

type CallRecord = CallOutcome & { status: string; errors: { code: number; url: string }[] }

async function post<T>(url: string, body: unknown): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}
