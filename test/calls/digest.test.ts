import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailDigests } from '../../src/calls/digest.ts'
import { remindOfForwarding } from '../../src/lines/forwarding-reminder.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let now: Date | undefined

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => now ?? new Date() } })
})
afterAll(() => world.close())

const mailsAbout = (accountId: string, what: string) =>
  world.app.db.mail.findMany({
    where: { accountId, about: { startsWith: what } },
    orderBy: { createdAt: 'asc' },
  })

/** Chicago, in winter six hours behind UTC. */
const at = (text: string) => new Date(`2027-01-${text}-06:00`)

test('yesterday is mailed once, in the morning of the business, urgent calls first', async () => {
  now = undefined
  const { owner, number } = await openLiveLine(world)
  const digests = () => mailsAbout(owner.accountId, 'digest:')
  now = at('04T23:30:00')
  await makeCall(world.app, { to: number, from: '+12123456789', says: ['do you fix sinks?'] })
  now = at('05T00:10:00')
  await makeCall(world.app, { to: number, from: '+13105550000', says: ['when are you open?'] })
  now = at('05T09:00:00')
  expect(await digests()).toEqual([])
  await Promise.all([mailDigests(world.app), mailDigests(world.app), mailDigests(world.app)])
  expect(await digests()).toMatchObject([
    { subject: 'Lopez Plumbing: 1 call yesterday', to: owner.email, tag: 'digest' },
  ])
  const [first] = await digests()
  expect(first?.text).toContain('Monday, January 4, 2027')
  expect(first?.text).toMatch(/11:30 PM: \(212\) 345-6789\. .+/)

  now = at('05T17:00:00')
  const says = ['This is Dana Reyes, my water heater burst and the garage is flooding']
  await makeCall(world.app, { to: number, from: '+15128420193', says })
  await mailDigests(world.app)
  now = at('06T06:59:00')
  await mailDigests(world.app)
  expect(await digests()).toHaveLength(1)
  now = at('06T07:00:00')
  await mailDigests(world.app)
  await mailDigests(world.app)
  const [, second, ...more] = await digests()
  expect(more).toEqual([])
  expect(second?.subject).toBe('Lopez Plumbing: 2 calls yesterday, 1 urgent')
  expect(second?.text).toMatch(/URGENT.*5:00 PM.*OTHER CALLS.*12:10 AM/s)
  await until('it is out', async () => {
    const [, sent] = await digests()
    return sent?.sentAt
  })

  now = at('07T12:00:00')
  await mailDigests(world.app)
  expect(await digests()).toHaveLength(2)
})

test('an owner who forwards nothing for three days is told how, once; one who forwards is not', async () => {
  now = undefined
  const idle = await openLiveLine(world)
  const used = await openLiveLine(world)
  await world.app.db.line.updateMany({
    where: { id: used.lineId },
    data: { forwardingSeenAt: new Date() },
  })
  const reminders = (line: typeof idle) =>
    mailsAbout(line.owner.accountId, `forwarding_reminder:${line.lineId}`)
  await remindOfForwarding(world.app)
  expect(await reminders(idle)).toEqual([])
  now = new Date(Date.now() + 3 * 86_400_000)
  await Promise.all([remindOfForwarding(world.app), remindOfForwarding(world.app)])
  const [mail, ...more] = await reminders(idle)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('no call has been forwarded')
  expect(mail?.text).toContain(idle.number.slice(2))
  expect(await reminders(used)).toEqual([])
})
