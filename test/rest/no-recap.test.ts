import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

type Shown = { delivery: string; recipients: { email: string; delivery: string }[] }
type ErrorBody = { error: { code: string; message: string } }

test.each([
  ['cancelled', 'the meeting was cancelled'],
  ['failed', 'the meeting failed'],
] as const)(
  'of a %s meeting nobody gets a recap, and its notes say that there are none',
  async (state, why) => {
    const owner = await world.account()
    const { id } = await storeMeeting(world.app, owner.accountId, { state })
    await world.app.db.meetingRecipient.createMany({
      data: [
        { accountId: owner.accountId, meetingId: id, email: 'ana@example.com', at: new Date() },
      ],
    })
    const { body } = await owner.api.get<Shown>(`/meetings/${id}`)
    expect(body.delivery).toBe('none')
    expect(body.recipients).toMatchObject([{ email: 'ana@example.com', delivery: 'none' }])
    for (const what of ['transcript', 'recap']) {
      const { status, body: refusal } = await owner.api.get<ErrorBody>(`/meetings/${id}/${what}`)
      expect([status, refusal.error]).toEqual([
        404,
        { code: 'not_found', message: `There will be no ${what}: ${why}.` },
      ])
    }
  },
)

test('notes that were deleted are not waited for, others are', async () => {
  const owner = await world.account()
  const deleted = await storeMeeting(world.app, owner.accountId, { state: 'done' })
  await world.app.db.meeting.updateMany({
    where: { id: deleted.id },
    data: { notesDeletedAt: new Date() },
  })
  const { body } = await owner.api.get<ErrorBody>(`/meetings/${deleted.id}/recap`)
  expect(body.error.message).toBe('There will be no recap: what was said there was deleted.')
  const under = await storeMeeting(world.app, owner.accountId, { state: 'in_meeting' })
  const waiting = await owner.api.get<ErrorBody>(`/meetings/${under.id}/recap`)
  expect(waiting.body.error.code).toBe('not_ready')
})
