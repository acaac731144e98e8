import { setTimeout as wait } from 'node:timers/promises'
import twilio from 'twilio'
import { quantile } from '../quantile.ts'
import type { Site } from './site.ts'

const RUN = Date.now()
const EVERY_MS = 250
const GIVEN_UP_MS = 30_000

type Sample = { ms: number; status: number; voicemail: boolean }
type Line = { key: string; lineId: string; number: string }

/** Sends requests to each kind of endpoint repeatedly, without waiting for the last response, until `end` is called. */
export function probe({ config }: Site, { key, lineId, number }: Line) {
  const samples = new Map<string, Sample[]>()
  const under = new Set<Promise<void>>()
  const ending = new AbortController()
  const headers = { authorization: `Bearer ${key}` }
  let calls = 0

  async function ask(door: string, path: string, init: RequestInit = {}) {
    const began = performance.now()
    const signal = AbortSignal.timeout(GIVEN_UP_MS)
    const answer = await fetch(config.baseUrl + path, { ...init, signal }).catch(() => undefined)
    const text = (await answer?.text().catch(() => '')) ?? ''
    const sample = {
      ms: performance.now() - began,
      status: answer?.status ?? 0,
      voicemail: text.includes('<Record'),
    }
    samples.set(door, [...(samples.get(door) ?? []), sample])
  }

  function signed(path: string, form: Record<string, string>): RequestInit {
    const url = config.baseUrl + path
    const signature = twilio.getExpectedTwilioSignature(config.twilio.authToken, url, form)
    return {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(form),
    }
  }

  async function ring() {
    calls += 1
    const call = { CallSid: `CAprobe${RUN}x${calls}`, From: '+12123456789', To: number }
    await ask('a ring', '/voice/incoming', signed('/voice/incoming', call))
    const report = { ...call, CallStatus: 'completed', CallDuration: '20' }
    await ask('a webhook', '/webhooks/twilio/status', signed('/webhooks/twilio/status', report))
  }

  const rounds = [
    () => ask('/readyz', '/readyz'),
    () => ask('/v1/account', '/v1/account', { headers }),
    () => ask('/v1/lines/{id}', `/v1/lines/${lineId}`, { headers }),
    () => ask('/v1/lines/{id}/calls', `/v1/lines/${lineId}/calls`, { headers }),
    ring,
  ]
  const going = (async () => {
    while (!ending.signal.aborted) {
      for (const round of rounds) {
        const asked: Promise<void> = round().finally(() => under.delete(asked))
        under.add(asked)
        await wait(EVERY_MS / rounds.length)
      }
    }
  })()

  return {
    /** The measurements by endpoint, in milliseconds. */
    async end() {
      ending.abort()
      await going
      await Promise.all(under)
      return Object.fromEntries([...samples].map(([door, of]) => [door, figures(of)]))
    },
    calls: () => calls,
  }
}

function figures(samples: readonly Sample[]) {
  const times = samples.map(({ ms }) => ms)
  const round = (ms: number) => Math.round(ms)
  return {
    asked: samples.length,
    'p50 ms': round(quantile(times, 0.5)),
    'p99 ms': round(quantile(times, 0.99)),
    'max ms': round(Math.max(...times)),
    'not 2xx': samples.filter(({ status }) => status < 200 || status > 299).length,
    'to voicemail': samples.filter(({ voicemail }) => voicemail).length,
  }
}
