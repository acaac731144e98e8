import { afterAll, beforeAll, expect, test } from 'vitest'
import { MeetingState } from '../../prisma/generated/client/enums.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  owner = await world.account()
})
afterAll(() => world.close())

type MeetingBody = { id: string; state: string }
type ErrorBody = { error: { code: string; message: string } }

const AFTERWARDS: readonly MeetingState[] = ['processing', 'done', 'failed']

test.each(Object.values(MeetingState))('cancelling a meeting that is %s', async (state) => {
  const { id } = await storeMeeting(world.app, owner.accountId, { state })
  const before = await owner.api.get<MeetingBody>(`/meetings/${id}`)
  const { status, body } = await owner.api.call<ErrorBody & MeetingBody>(
    'POST',
    `/meetings/${id}/cancel`,
  )
  if (AFTERWARDS.includes(state)) {
    expect([status, body.error.code]).toEqual([400, 'meeting_finished'])
    expect((await owner.api.get(`/meetings/${id}`)).body).toEqual(before.body)
  } else {
    const cancelled = { ...before.body, state: 'cancelled', delivery: 'none' }
    expect([status, body]).toEqual([200, cancelled])
    expect((await owner.api.get(`/meetings/${id}`)).body).toEqual(cancelled)
  }
})

test('a cancel asks for no body; one that comes is read by the rules of all bodies', async () => {
  const { id } = await storeMeeting(world.app, owner.accountId, { state: 'cancelled' })
  const send = async (init: RequestInit) => {
    const response = await fetch(`${world.url}/v1/meetings/${id}/cancel`, {
      method: 'POST',
      ...init,
      headers: { authorization: `Bearer ${owner.key}`, ...init.headers },
    })
    await response.text()
    return response.status
  }
  const json = { 'content-type': 'application/json' }
  expect(await send({})).toBe(200)
  expect(await send({ headers: json })).toBe(200)
  expect(await send({ headers: json, body: '{}' })).toBe(200)
  expect(await send({ headers: json, body: '{' })).toBe(400)
  expect(await send({ headers: { 'content-type': 'text/plain' }, body: '{}' })).toBe(415)
  expect(await send({ headers: json, body: ' '.repeat(65_537) })).toBe(413)
  const key = { 'idempotency-key': 'cancel-1' }
  expect([await send({ headers: key }), await send({ headers: key })]).toEqual([200, 200])
})
