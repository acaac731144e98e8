import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfForwarding } from '../../src/lines/forwarding-reminder.ts'
import { answerCall } from '../../src/workflows/route-call.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { openWorld, type World } from '../support/world.ts'

const DAY_MS = 86_400_000

let world: World
let aheadMs = 0

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date(Date.now() + aheadMs) } })
})
afterAll(() => world.close())

type Line = Awaited<ReturnType<typeof openLiveLine>>

async function reminders({ owner }: Line) {
  await untilQuiet(world.app)
  const mails = await outsideOf(world.app.config).mails(owner.email)
  return mails.filter(({ tag }) => tag === 'forwarding-reminder')
}

test('a line without a forwarded call is reminded of after three days, once, and no other is', async () => {
  const line = await openLiveLine(world)
  const forwarded = await openLiveLine(world)
  const closed = await openLiveLine(world)
  // Dialled directly, and by a carrier that activates forwarding: neither is a forwarded call.
  await makeCall(world.app, { to: line.number, from: STRANGER })
  const activation = await makeCall(world.app, { to: line.number, from: '+15128422671' })
  await answerCall(world.app, {
    callSid: 'CAforwarded',
    from: STRANGER,
    to: forwarded.number,
    forwardedFrom: '+15128422671',
  })
  await world.app.db.line.updateMany({
    where: { accountId: closed.owner.accountId },
    data: { status: 'closed', closedAt: world.app.clock.now() },
  })
  const call = await world.app.db.call.findFirstOrThrow({ where: { callSid: activation } })
  expect(call).toMatchObject({ freeReason: 'forwarding_activation', billedSeconds: 0 })

  aheadMs = 3 * DAY_MS - 60_000
  await remindOfForwarding(world.app)
  expect(await reminders(line)).toEqual([])

  aheadMs = 3 * DAY_MS + 60_000
  await Promise.all([1, 2, 3].map(() => remindOfForwarding(world.app)))
  aheadMs = 30 * DAY_MS
  await remindOfForwarding(world.app)
  const [mail, ...more] = await reminders(line)
  expect([more, await reminders(forwarded), await reminders(closed)]).toEqual([[], [], []])
  const digits = line.number.slice(2)
  for (const form of [mail?.text, mail?.html]) {
    for (const part of [
      '(512) 842-2671',
      `/console/lines/${line.lineId}#forwarding`,
      'Call your business phone from another phone and let it ring',
    ]) {
      expect(form).toContain(part)
    }
    // The codes are on the line's page, for the phone company picked there.
    expect(form).not.toContain(digits)
  }
})
