import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { LINE_OVERDRAFT_MINUTES: '1' } })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

test('where a line may go one minute below zero, its owner is told of one minute, not of 1 minutes', async () => {
  const line = await openLiveLine(world)
  await phoneOf(world).call(line.number, [{ say: 'hello' }], { duration_seconds: 2_150 })
  const mails = () => outsideOf(world.app.config).mails(line.owner.email)
  const told = await until('the owner is told', mails, (sent) =>
    sent.some(({ tag }) => tag === 'balance-low'),
  )
  const mail = told.find(({ tag }) => tag === 'balance-low')
  expect(mail?.text).toContain('until it’s 1 minute over')
})
