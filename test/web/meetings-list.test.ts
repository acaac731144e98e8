import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

test('a meeting that is to come is joined from the list, one that is over is opened, and both are searched', async () => {
  const { email, accountId } = await world.account()
  const browser = await signIn(world, email, '/console/meetings')
  const { id } = await storeMeeting(world.app, accountId, {
    title: 'Suppliers <b>',
    meetingUrl: 'https://meet.google.com/abc-list-row?pin=1&x=2',
    startsAt: new Date('2026-11-30T15:00:00Z'),
  })
  const coming = (await browser.get('/console/meetings')).html
  expect(coming).toContain('href="https://meet.google.com/abc-list-row?pin=1&amp;x=2"')
  expect(coming).toContain('aria-label="Join yourself: Suppliers &lt;b&gt; (opens in a new tab)"')
  expect(coming).toContain('Note-taker booked')
  expect(coming).toMatch(/class="leaf".*Nov<.*30<.*Mon</)
  expect(coming).not.toContain('Find in meetings')

  await world.app.db.meeting.updateMany({ where: { id }, data: { state: 'cancelled' } })
  await storeNotedMeeting(world.app, accountId)
  const over = (await browser.get('/console/meetings')).html
  expect(over).not.toContain('Join yourself')
  expect(over).toContain('aria-label="Open Suppliers &lt;b&gt;"')
  expect(over).toContain('Find in meetings')
})
