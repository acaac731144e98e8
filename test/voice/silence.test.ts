import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
/** With the product's own receptionist. */
let real: World
beforeAll(async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '10000' }
  world = await openWorld({ settings })
  world.app.receptionist = scriptedReceptionist
  real = await openWorld({ settings })
})
afterAll(async () => {
  await world.close()
  await real.close()
})

const STILL_THERE = { who: 'line', text: 'Are you still there?' }
/** The line waits in real time, because the carrier does not report silence. */
const LONG = 60_000

test.concurrent('who says nothing is asked twice and let go, and pays nothing', {
  timeout: LONG,
}, async () => {
  const line = await openLiveLine(world)
  const silence = { silence: true } as const
  const { call_sid, transcript, ended_by } = await phoneOf(world).call(
    line.number,
    [silence, silence, silence],
    { duration_seconds: 45 },
  )
  expect(transcript.slice(1)).toEqual([STILL_THERE, STILL_THERE, { who: 'line', text: 'Goodbye.' }])
  expect(ended_by).toBe('line')
  const records = recordsOf(world, line)
  const call = await records.ended(call_sid)
  expect(call.outcome).toBe('nothing_said')
  expect(await records.charges(call.id)).toEqual([{ seconds: 0, reason: 'Free: nobody spoke' }])
  expect(await records.balanceSeconds()).toBe(2_400)
})

test.concurrent('the receptionist of the product lets a silent caller go too, who pays no more than the minimum', {
  timeout: LONG,
}, async () => {
  const line = await openLiveLine(real)
  const silence = { silence: true } as const
  const { call_sid, ended_by } = await phoneOf(real).call(
    line.number,
    [silence, silence, silence, silence, silence],
    { duration_seconds: 330 },
  )
  expect(ended_by).toBe('line')
  const records = recordsOf(real, line)
  const call = await records.ended(call_sid)
  const [charge, ...more] = await records.charges(call.id)
  expect(more).toEqual([])
  expect(charge?.seconds).toBeGreaterThanOrEqual(-20)
})

test.concurrent('who answers after all is heard, and pays for the call', {
  timeout: LONG,
}, async () => {
  const line = await openLiveLine(world)
  const { call_sid, transcript } = await phoneOf(world).call(
    line.number,
    [{ silence: true }, { say: 'note I am here' }],
    { duration_seconds: 30 },
  )
  expect(transcript.slice(1)).toEqual([
    STILL_THERE,
    { who: 'caller', text: 'note I am here' },
    { who: 'line', text: 'Noted: 1.' },
  ])
  const records = recordsOf(world, line)
  const call = await records.ended(call_sid)
  expect(await records.charges(call.id)).toEqual([{ seconds: -30, reason: 'Call of 30 s' }])
})

test.concurrent('on a live phone too, when it is on purpose; a caller who takes their time at a keyboard is not silent', {
  timeout: LONG,
}, async () => {
  const line = await openLiveLine(world)
  const heard = ({ transcript }: { transcript: { text: string }[] }) =>
    transcript.some(({ text }) => text === STILL_THERE.text)
  const [quick, slow] = await Promise.all([
    phoneOf(world).dial(line.number),
    phoneOf(world).dial(line.number, { unhurried: true }),
  ])
  // Without a listener the sandbox considers the caller gone.
  const ears = await fetch(`${world.sandboxUrl}/phone/live/${slow.callSid}/events`)
  await quick.act({ silence: true })
  await phoneOf(world).recordWhen(quick.callSid, heard, LONG)
  expect(await slow.transcript()).toHaveLength(1)
  await slow.act({ silence: true })
  await phoneOf(world).recordWhen(slow.callSid, heard, LONG)
  await slow.act({ hangup: true })
  await ears.body?.cancel()
})
