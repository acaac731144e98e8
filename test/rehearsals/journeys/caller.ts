import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './random.ts'

/** The carrier's record of a call, as `/phone/calls/{sid}` returns it. */
export type Testimony = {
  call_sid: string
  status: string
  ended_by: string | null
  transcript: { who: 'line' | 'caller'; text: string }[]
  /** The carrier's own error log of the call: our failed endpoints and broken sockets. */
  errors: { code: number; url: string; message: string }[]
}

export type Plan = {
  to: string
  from: string
  turns: readonly Turn[]
  /** What is said after the tone, when the line asks for a message. */
  voicemail: string
  /** Called with the number of turns said, as each is said. */
  onTurn?: (said: number) => void
  /** Called with how long the line took for its first words after a turn, or after dialling. */
  onWaited?: (waited: Waited) => void
  /** Minimum and maximum before each turn. */
  thinkMs?: readonly [number, number]
}
export type Waited = { said: number; beganAt: number; ms: number; isAnswered: boolean }
type Turn = { say: string } | { press: string }

/** A caller waits at most this long for the line; then they hang up. */
const SILENCE_MS = 20_000
const LONGEST_MS = 240_000
const THINK_MS = [0, 1_000] as const
const TONE = /after the tone/

/**
 * A person on the phone, who speaks after the line has spoken, leaves a message if asked to, and hangs up when
 * everything is said or the line stays silent too long. Returns the call's id; undefined when the number is not in
 * service.
 */
export async function call(sandboxUrl: string, plan: Plan, random: Random) {
  const door = `${sandboxUrl}/phone/live`
  const { from, to, thinkMs: [atLeast, atMost] = THINK_MS } = plan
  let spokeAt = performance.now()
  const dialled = await post(door, { from, to, unhurried: true })
  if (!dialled.ok) return undefined
  const { id } = (await dialled.json()) as { id: string }
  const heard = listen(`${door}/${id}/events`)
  const speaking = speaker(plan)
  const deadline = performance.now() + LONGEST_MS
  let listened = 0
  for (;;) {
    const isAnswered = await heard.untilLineSays(listened, SILENCE_MS)
    const [said, ms] = [speaking.said(), performance.now() - spokeAt]
    plan.onWaited?.({ said, beganAt: spokeAt, ms, isAnswered })
    if (!heard.isOver()) await wait(atLeast + random.next() * (atMost - atLeast))
    if (heard.isOver()) return id
    // Also listens to what the line said while they were thinking.
    const words = heard.lines().slice(listened).join(' ')
    listened = heard.lines().length
    const turn = performance.now() > deadline ? undefined : speaking.next(words)
    spokeAt = performance.now()
    await post(`${door}/${id}`, turn ?? { hangup: true })
    if (!turn) return id
    plan.onTurn?.(speaking.said())
  }
}

/** The next thing to say after what was heard; undefined when it is time to hang up. */
function speaker({ turns, voicemail }: Plan) {
  let left = [...turns]
  let said = 0
  return {
    said: () => said,
    next(heard: string): Turn | undefined {
      const isTone = TONE.test(heard)
      if (isTone) left = []
      // When the line is silent they say the next thing anyway, but hang up instead of the last one.
      const turn = isTone ? { say: voicemail } : left.shift()
      if (heard === '' && left.length === 0) return undefined
      if (turn) said += 1
      return turn
    },
  }
}

type State = { lines: string[]; ended: boolean }

/** Follows the call's event stream: what the line has said so far, and whether the call is over. */
function listen(url: string) {
  let state: State = { lines: [], ended: false }
  let wake = () => {}
  const take = (data: string) => {
    const { transcript, ended_by } = JSON.parse(data) as Testimony
    const lines = transcript.filter(({ who }) => who === 'line').map(({ text }) => text)
    state = { lines, ended: ended_by !== null }
    wake()
  }
  follow(url, take)
    .catch(() => undefined)
    .finally(() => {
      state = { ...state, ended: true }
      wake()
    })
  return {
    lines: () => state.lines,
    isOver: () => state.ended,
    /** Whether the line said more than `more` things, in time and before the end. */
    async untilLineSays(more: number, withinMs: number): Promise<boolean> {
      const deadline = performance.now() + withinMs
      while (!state.ended && state.lines.length <= more && performance.now() < deadline) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, deadline - performance.now())
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      return state.lines.length > more
    },
  }
}

async function follow(url: string, take: (data: string) => void) {
  const { body } = await fetch(url)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    const events = (rest + part.value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) take(event.replace(/^data: /, ''))
  }
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
