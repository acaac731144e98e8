import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepMeetings } from '../../src/meetings/ask-about-quiet-bots.ts'
import {
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let now = () => new Date()
let world: World

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => now() } })
  world.app.recapWriter = {
    engine: 'broken',
    write: () => Promise.reject(new Error('this meeting cannot be told')),
  }
})
afterAll(() => world.close())

/** A meeting that its note-taker has left, while its recap fails. */
async function inVain(retries: number) {
  await world.app.db.$executeRaw`
    UPDATE pgboss.queue SET retry_limit = ${retries} WHERE name = 'write_recap'`
  const owner = await world.account()
  const meeting_url = newLink()
  await setRoom(world.sandboxUrl, { meeting_url })
  const { body } = await owner.api.post<MeetingBody>('/meetings', { meeting_url })
  return { owner, id: body.id }
}

test('a recap that fails at every try is given up: its owner is told, and nothing is charged', async () => {
  const { owner, id } = await inVain(1)
  const over = await untilMeeting(owner.api, id, isOver)
  expect(over).toMatchObject({
    state: 'failed',
    failure: { reason: 'The recap could not be written.', fault: 'ours' },
    minutes_charged: 0,
    minutes_reserved: 0,
  })
  const [mail] = await until(
    'the owner is told',
    () => outsideOf(world.app.config).mails(owner.email),
    (mails) => mails.length === 1,
  )
  expect(mail?.text).toContain('Nothing was charged')
})

test('asking about its note-taker each minute meanwhile adds no second try', async () => {
  const { owner, id } = await inVain(1_000)
  await untilMeeting(owner.api, id, ({ state }) => state === 'processing')
  // One an hour: this test may run from one hour into the next.
  const jobs = () => world.app.db.$queryRaw<{ tries: bigint }[]>`
    SELECT count(*) AS tries FROM pgboss.job
     WHERE name = 'write_recap' AND data->>'meetingId' = ${id} GROUP BY singleton_on`
  await until('it is tried', jobs, (found) => found.length > 0)
  for (const minutes of [2, 4]) {
    now = () => new Date(Date.now() + minutes * 60_000)
    await sweepMeetings(world.app)
  }
  for (const { tries } of await jobs()) expect(tries).toBe(1n)
})
