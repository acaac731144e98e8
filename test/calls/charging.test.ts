import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../support/line-records.ts'
import { LINE_SETUP, openLiveLine } from '../support/live-line.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000', LOG_LEVEL: 'silent' } })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

describe('what a call costs', () => {
  test.concurrent.each([
    { told: 0.4, shown: 1, billed: 20 },
    { told: 1, shown: 1, billed: 20 },
    { told: 7, shown: 7, billed: 20 },
    { told: 19, shown: 19, billed: 20 },
    { told: 20, shown: 20, billed: 20 },
    { told: 20.1, shown: 21, billed: 21 },
    { told: 21, shown: 21, billed: 21 },
    { told: 59, shown: 59, billed: 59 },
    { told: 60, shown: 60, billed: 60 },
    { told: 61.2, shown: 62, billed: 62 },
    { told: 3_600, shown: 3_600, billed: 3_600 },
  ])('$told s on the phone cost $billed s', async ({ told, shown, billed }) => {
    const line = await openLiveLine(world)
    const records = recordsOf(world, line)
    await phoneOf(world).call(line.number, [{ say: 'hello' }], { duration_seconds: told })
    const [call, ...others] = await records.calls(1)
    expect(others).toEqual([])
    expect(call).toMatchObject({ caller: STRANGER, duration_seconds: shown, urgent: false })
    expect(await records.charges(call?.id ?? '')).toEqual([
      { seconds: -billed, reason: `Call of ${shown} s` },
    ])
    expect(await records.balanceSeconds()).toBe(2_400 - billed)
  })
})

describe('a call is free', () => {
  const OWNER = '+15128422672'
  const BUSINESS = '+15128422671'

  test.concurrent.each([
    {
      who: 'the owner’s mobile',
      from: OWNER,
      turns: ['note hello'],
      reason: 'Free: call from the owner',
    },
    {
      who: 'the business phone, as carriers call to turn forwarding on',
      from: BUSINESS,
      turns: [],
      reason: 'Free: call from the business phone itself, as carriers make to turn forwarding on',
    },
    { who: 'a robocaller', from: STRANGER, turns: ['spam'], reason: 'Free: recognized robocall' },
  ])('from $who', async ({ from, turns, reason }) => {
    const line = await openLiveLine(world)
    const spoken = turns.map((say) => ({ say }))
    await expectFree(
      line,
      () => phoneOf(world).call(line.number, spoken, { from, duration_seconds: 90 }),
      reason,
    )
  })

  test.concurrent('from one of our own numbers', async () => {
    const [line, other] = [await openLiveLine(world), await openLiveLine(world)]
    const dial = () =>
      phoneOf(world).call(line.number, [{ say: 'note hello' }], { from: other.number })
    await expectFree(line, dial, 'Free: call from one of our own numbers')
  })

  test.concurrent('when our side failed and the caller got nowhere', async () => {
    const line = await openLiveLine(world)
    const dial = () =>
      phoneOf(world).call(line.number, [{ say: 'break' }], { duration_seconds: 45 })
    await expectFree(line, dial, 'Free: our side failed')
  })

  test.concurrent('when it never connected', async () => {
    const line = await openLiveLine(world)
    const dial = () => phoneOf(world).call(line.number, [], { duration_seconds: 0 })
    await expectFree(line, dial, 'Free: the call did not connect')
  })

  test.concurrent('but not because its number is like the owner’s', async () => {
    const line = await openLiveLine(world, { ...LINE_SETUP, owner_mobile: '(512) 842-2679' })
    const records = recordsOf(world, line)
    await phoneOf(world).call(line.number, [{ say: 'hello' }], {
      from: OWNER,
      duration_seconds: 30,
    })
    await records.calls(1)
    expect(await records.balanceSeconds()).toBe(2_370)
  })

  async function expectFree(
    line: Awaited<ReturnType<typeof openLiveLine>>,
    dial: () => Promise<unknown>,
    reason: string,
  ) {
    const records = recordsOf(world, line)
    await dial()
    const [call] = await records.calls(1)
    expect(await records.charges(call?.id ?? '')).toEqual([{ seconds: 0, reason }])
    expect(await records.balanceSeconds()).toBe(2_400)
  }
})
