import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '../../gateways/core/execute.ts'
import {
  AccountShowDocument,
  MeetingCancelDocument,
  MeetingListDocument,
  MeetingShowDocument,
} from '../../gateways/generated/operations.ts'
import type { Viewer } from '../../src/accounts/viewer.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let accountId: string
let id: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  accountId = (await world.account()).accountId
  id = (await storeMeeting(world.app, accountId, { state: 'cancelled' })).id
})
afterAll(() => world.close())

const as = (viewer: Viewer) => ({ app: world.app, viewer })
const FORBIDDEN = { code: 'forbidden' }

test('an agent that may read meetings reads them, and nothing else of the account', async () => {
  const agent = as({ kind: 'agent', accountId, scopes: ['meetings:read'] })
  const { meetings } = await execute(MeetingListDocument, { first: 5 }, agent)
  expect(meetings.edges.map(({ node }) => node.id)).toEqual([id])
  expect((await execute(MeetingShowDocument, { id }, agent)).meeting?.id).toBe(id)
  await expect(execute(AccountShowDocument, {}, agent)).rejects.toMatchObject(FORBIDDEN)
})

test('what was not ticked an agent cannot do', async () => {
  const reader = as({ kind: 'agent', accountId, scopes: ['meetings:read'] })
  await expect(execute(MeetingCancelDocument, { id }, reader)).rejects.toMatchObject(FORBIDDEN)
  const writer = as({ kind: 'agent', accountId, scopes: ['meetings:read', 'meetings:write'] })
  const { meetingCancel } = await execute(MeetingCancelDocument, { id }, writer)
  expect(meetingCancel).toMatchObject({ id, state: 'CANCELLED' })
  const nobody = as({ kind: 'agent', accountId, scopes: [] })
  await expect(execute(MeetingShowDocument, { id }, nobody)).rejects.toMatchObject(FORBIDDEN)
})

test('an operator reads the meeting of any account; the outside reads none', async () => {
  expect((await execute(MeetingShowDocument, { id }, as({ kind: 'staff' }))).meeting?.id).toBe(id)
  const outside = as({ kind: 'anonymous' })
  await expect(execute(MeetingShowDocument, { id }, outside)).rejects.toMatchObject(FORBIDDEN)
})
