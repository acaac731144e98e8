import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

const STILL_THERE = { who: 'line', text: 'Are you still there?' }
/** The line waits in real time, as the carrier tells of no silence. */
const LONG = 40_000

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
  // Somebody listens, else the sandbox takes the caller for gone.
  const ears = await fetch(`${world.sandboxUrl}/phone/live/${slow.callSid}/events`)
  await quick.act({ silence: true })
  await phoneOf(world).recordWhen(quick.callSid, heard, LONG)
  expect(await slow.transcript()).toHaveLength(1)
  await slow.act({ silence: true })
  await phoneOf(world).recordWhen(slow.callSid, heard, LONG)
  await slow.act({ hangup: true })
  await ears.body?.cancel()
})
