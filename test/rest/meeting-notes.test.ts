import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  owner = await world.account()
})
afterAll(() => world.close())

type ErrorBody = { error: { code: string; message: string } }

const WRITTEN_AT = new Date('2026-11-20T09:00:05.000Z')

test('the transcript is not ready until something was said', async () => {
  const { accountId, api } = owner
  const { id } = await storeMeeting(world.app, accountId, { state: 'in_meeting', language: 'en' })
  const early = await api.get<ErrorBody>(`/meetings/${id}/transcript`)
  expect({ status: early.status, body: early.body }).toEqual({
    status: 404,
    body: { error: { code: 'not_ready', message: 'The transcript is not there yet.' } },
  })

  const [first, second] = [newId('seg'), newId('seg')]
  const meeting = { accountId, meetingId: id }
  await world.app.db.meetingSegment.createMany({
    data: [
      {
        ...meeting,
        seq: 2,
        id: first,
        startSeconds: 4.2,
        endSeconds: 6,
        text: 'Yes.',
        speaker: null,
      },
      {
        ...meeting,
        seq: 1,
        id: second,
        startSeconds: 0.25,
        endSeconds: 4,
        text: 'Ready?',
        speaker: 'Ana',
      },
    ],
  })
  const answer = await api.get(`/meetings/${id}/transcript`)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    meeting_id: id,
    language: 'en',
    segments: [
      { id: second, speaker: 'Ana', start_seconds: 0.25, end_seconds: 4, text: 'Ready?' },
      { id: first, speaker: null, start_seconds: 4.2, end_seconds: 6, text: 'Yes.' },
    ],
  })
})

test('the recap is not ready until it is written, nor when that failed', async () => {
  const { accountId, api } = owner
  const { id } = await storeMeeting(world.app, accountId, { state: 'processing' })
  const notReady = {
    status: 404,
    body: { error: { code: 'not_ready', message: 'The recap is not there yet.' } },
  }
  const read = async () => {
    const { status, body } = await api.get(`/meetings/${id}/recap`)
    return { status, body }
  }
  expect(await read()).toEqual(notReady)

  const segment = newId('seg')
  const owed = { text: 'Send the offer', owner: 'Ana', due: 'Friday', segments: [segment] }
  const key = { accountId_meetingId: { accountId, meetingId: id } }
  await world.app.db.recap.create({
    data: {
      accountId,
      meetingId: id,
      status: 'failed',
      title: 'Offer',
      summary: 'The offer goes out.',
      decisions: [{ text: 'We make an offer', segments: [segment] }],
      actionItems: [owed, { ...owed, owner: null, due: null }],
      openQuestions: [],
      engine: 'builtin',
      createdAt: WRITTEN_AT,
    },
  })
  expect(await read()).toEqual(notReady)

  await world.app.db.recap.update({ where: key, data: { status: 'done' } })
  expect(await read()).toEqual({
    status: 200,
    body: {
      meeting_id: id,
      title: 'Offer',
      summary: 'The offer goes out.',
      decisions: [{ text: 'We make an offer', segments: [segment] }],
      action_items: [owed, { ...owed, owner: null, due: null }],
      open_questions: [],
      created_at: '2026-11-20T09:00:05.000Z',
    },
  })
})
