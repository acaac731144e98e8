import { callParameters } from '../../../src/sandbox/twilio/call-parameters.ts'
import { requestTwiml } from '../../../src/sandbox/twilio/webhook.ts'
import { newSid } from '../../../src/sandbox/twilio/wire.ts'
import { cpuMicroseconds } from '../http/process-cpu.ts'
import type { Site } from '../pinned-site.ts'
import { quantile } from '../quantile.ts'

const AT_ONCE = 4
const WARM_UP = 200

/** The webhook that begins a call: the service's CPU µs for one, and how long the carrier waits. */
export async function measureAnswering(site: Site, calls: number) {
  await ring(site, WARM_UP)
  const before = cpuMicroseconds(site.service.pid)
  const waits = await ring(site, calls)
  const cpuMicros = (cpuMicroseconds(site.service.pid) - before) / calls
  return { cpuMicros, p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) }
}

async function ring({ carrier, numbers }: Site, calls: number): Promise<number[]> {
  const waits: number[] = []
  let placed = 0
  const rings = async () => {
    while (placed < calls) {
      const number = numbers[placed % numbers.length]
      placed += 1
      if (!number) throw new Error('no line to call')
      const record = {
        id: newSid('CA'),
        numberSid: number.id,
        from: `+1212${3_000_000 + placed}`,
        to: number.phoneNumber,
        forwardedFrom: undefined,
        status: 'ringing' as const,
        startedAt: new Date().toISOString(),
        answeredAt: null,
        endedAt: null,
        endedBy: null,
        durationSeconds: null,
        transcript: [],
        errors: [],
      }
      const parameters = callParameters(carrier.sandbox.config.twilio.accountSid, record)
      const began = performance.now()
      const { verbs } = await requestTwiml(carrier.sandbox, {
        url: number.voiceUrl,
        method: number.voiceMethod,
        parameters,
      })
      waits.push(performance.now() - began)
      if (!verbs.some(({ name }) => name === 'Connect')) throw new Error('a call was not answered')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, rings))
  return waits
}
