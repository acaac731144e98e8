import { setTimeout as wait } from 'node:timers/promises'
import { print, printCounts } from '../journeys/report.ts'
import type { Site } from '../journeys/site.ts'
import { type Noticed, noticed } from './lost-turns.ts'
import { type Talk, testimonyOf } from './talk.ts'
import { failed, failures, type Sample, type Tally } from './tally.ts'
import type { Traffic } from './traffic.ts'

/** As in our unit files. */
const STARTED_AGAIN_AFTER_MS = 2_000
const MINUTE_MS = 60_000
const SEEN_SHARE_MAX = 0.01
const LOST_TURNS_MAX = 1

/** kill -9 of a web process under load, and its restart. Returns the time of the kill. */
export async function killWeb(site: Site): Promise<number> {
  const at = performance.now()
  await site.kill('web 1')
  await wait(STARTED_AGAIN_AFTER_MS)
  await site.start('web 1')
  print(`  web 1 was killed, and was up again after ${seconds(performance.now() - at)} s`)
  return at
}

type Run = { site: Site; traffic: Traffic; tally: Tally }
type Span = { from: number; to: number }

/** Who noticed the kill. Returns whether both limits are met. */
export async function judgeKill(run: Run, killedAt: number, hold: Span): Promise<boolean> {
  const { site, traffic } = run
  const over = traffic.talks.filter(({ sid }) => sid)
  const calls = await Promise.all(over.map((talk) => testified(site, talk)))
  const minute = seenIn(run, calls, { from: killedAt, to: killedAt + MINUTE_MS })
  const all = seenIn(run, calls, hold)
  print(`in the minute of the kill: ${told(minute)}`)
  printCounts('  by what', failures(minute.samples))
  print(`in all: ${told(all)}`)
  const most = printCalls(
    calls.filter(({ beganAt, endedAt }) => beganAt < killedAt && endedAt > killedAt),
  )
  const isSeldomSeen = minute.share < SEEN_SHARE_MAX && all.share < SEEN_SHARE_MAX
  bound(`under ${SEEN_SHARE_MAX * 100} % of requests saw it`, isSeldomSeen)
  bound(`no caller lost more than ${LOST_TURNS_MAX} turn`, most <= LOST_TURNS_MAX)
  return isSeldomSeen && most <= LOST_TURNS_MAX
}

type Call = Talk & Noticed
type Seen = {
  samples: readonly Sample[]
  atCarrier: number
  lost: number
  breaks: number
  share: number
}

/** Our requests without a good response, the carrier's, and turns without a reply. */
function seenIn({ tally }: Run, calls: readonly Call[], { from, to }: Span): Seen {
  const samples = tally.between(from, to)
  const then = calls.filter(({ beganAt, endedAt }) => endedAt >= from && beganAt < to)
  const sum = (of: (call: Call) => number) => then.reduce((total, call) => total + of(call), 0)
  const atCarrier = sum(({ failures }) => failures)
  const lost = sum(({ lostTurns }) => lostTurns)
  const share = (failed(samples).length + atCarrier + lost) / samples.length
  return { samples, atCarrier, lost, share, breaks: sum(({ breaks }) => breaks) }
}

function told({ samples, atCarrier, lost, breaks, share }: Seen): string {
  const percent = (share * 100).toFixed(3)
  return (
    `${samples.length} requests, ${failed(samples).length} failed, ${atCarrier} of the carrier failed, ` +
    `${lost} turns lost: ${percent} %; the sockets of ${breaks} calls broke`
  )
}

async function testified(site: Site, talk: Talk): Promise<Call> {
  return { ...talk, ...noticed(await testimonyOf(site, talk)) }
}

/** Returns the most turns that any call lost. */
function printCalls(calls: readonly Noticed[]): number {
  const lost = new Map<string, number>()
  for (const { lostTurns, breaks, isToVoicemail } of calls) {
    const where = breaks > 0 ? 'its socket broke' : 'its socket held'
    const what = `lost ${lostTurns} turns, ${where}${isToVoicemail ? ', TO VOICEMAIL' : ''}`
    lost.set(what, (lost.get(what) ?? 0) + 1)
  }
  printCounts(`${calls.length} calls were in progress when it was killed`, lost)
  return Math.max(0, ...calls.map(({ lostTurns }) => lostTurns))
}

export function bound(what: string, isMet: boolean) {
  print(`${isMet ? 'MET' : 'NOT MET'}: ${what}`)
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)
