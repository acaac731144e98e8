import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MeetingState } from '../../prisma/generated/client/enums.ts'
import { forgetOldCalls } from '../../src/calls/forget-old-calls.ts'
import { storeVoicemail } from '../../src/calls/store-voicemail.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { newId } from '../../src/kernel/ids.ts'
import { forgetOldNotes } from '../../src/meetings/forget-old-notes.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const DAY_SECONDS = 86_400
const FROM = '+15128420193'
let numbers = 0

/** A line that answers, without the payment and number purchase that other tests cover. */
async function openAnsweringLine() {
  const { db } = world.app
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const { accountId } = owner
  numbers += 1
  const number = `+1512555${2_000 + numbers}`
  const now = world.app.clock.now()
  await db.phoneNumber.create({
    data: { e164: number, carrierId: `PN${numbers}`, accountId, lineId, boughtAt: now },
  })
  await db.line.update({
    where: { accountId_id: { accountId, id: lineId } },
    data: { status: 'live', number, liveAt: now },
  })
  await db.wallet.updateMany({ where: { accountId, id: lineId }, data: { balanceSeconds: 2_400 } })
  const line = { owner, lineId, number, ask: graphqlClient(world.url, owner.key) }
  return { ...line, ...inboxOf(world, line as never) }
}

type Line = Awaited<ReturnType<typeof openAnsweringLine>>

const callOf = (callSid: string) => world.app.db.call.findFirst({ where: { callSid } })

async function found({ ask }: Line, search: string): Promise<string[]> {
  const { data } = await ask(
    'query ($search: String) { account { calls(search: $search) { edges { node { id } } } } }',
    { search },
  )
  const account = data?.account as { calls: { edges: { node: { id: string } }[] } }
  return account.calls.edges.map(({ node }) => node.id)
}

async function setRetention({ ask }: Pick<Line, 'ask'>, days: number | null) {
  const document = `mutation ($days: Int) { retentionSet(days: $days) {
    __typename ... on Account { retentionDays } ... on ApiError { code field } } }`
  return (await ask(document, { days })).data?.retentionSet
}

test('a call is found by what was said in it as soon as it is over', async () => {
  const line = await openAnsweringLine()
  const says = ['My chandelier fell down.', 'My name is Dana Reyes.']
  const callSid = await makeCall(world.app, { to: line.number, from: FROM, says })
  const call = await callOf(callSid)
  for (const search of ['chandelier', 'CHAND dana', '0193', '512 842 0193']) {
    expect([search, await found(line, search)]).toEqual([search, [call?.id]])
  }
  const { ask } = line
  const { data } = await ask(
    'query ($id: ID!) { call(id: $id) { charge { reason seconds } line { id } message { id } } }',
    { id: call?.id },
  )
  expect(data?.call).toMatchObject({
    charge: { reason: 'Call of 30 s', seconds: -30 },
    line: { id: line.lineId },
  })
})

test('a call that was deleted is not brought back by what the carrier tells late', async () => {
  const line = await openAnsweringLine()
  const callSid = await makeCall(world.app, { to: line.number, from: FROM, says: ['Hello there.'] })
  const call = await callOf(callSid)
  const deleted = await line.ask('mutation ($id: ID!) { callDelete(id: $id) { __typename } }', {
    id: call?.id,
  })
  expect(deleted.data).toEqual({ callDelete: { __typename: 'Account' } })
  await storeVoicemail(world.app, { callSid, from: FROM, to: line.number }, 'https://example.com/x')
  expect(await callOf(callSid)).toBeNull()
  const { ledgerEntry, carrierCall } = world.app.db
  expect(await ledgerEntry.count({ where: { sourceId: call?.id ?? '' } })).toBe(1)
  expect(await carrierCall.count({ where: { callSid } })).toBe(1)
})

test('what is older than the account keeps it goes, and nothing else', async () => {
  const [short, forever] = [await openAnsweringLine(), await openAnsweringLine()]
  const ago = (days: number) => addSeconds(world.app.clock.now(), -days * DAY_SECONDS)
  expect(await setRetention(short, 30)).toEqual({ __typename: 'Account', retentionDays: 30 })
  for (const line of [short, forever]) {
    const old = await line.addCall({ at: ago(31) })
    await line.addMessage({ at: ago(31), callId: old.id })
    await line.addMessage({ at: ago(40), source: 'agent' })
    await line.addCall({ at: ago(29) })
    await line.addMessage({ at: ago(29) })
    await line.addCall({ at: ago(50), status: 'in_progress', endedAt: null })
  }
  await forgetOldCalls(world.app)
  const left = async ({ owner: { accountId } }: Line) => [
    await world.app.db.call.count({ where: { accountId } }),
    await world.app.db.message.count({ where: { accountId } }),
  ]
  expect(await left(short)).toEqual([2, 1])
  expect(await left(forever)).toEqual([3, 3])
  expect(await setRetention(short, null)).toEqual({ __typename: 'Account', retentionDays: null })
  for (const days of [0, -1, 3_651, 2_147_483_647]) {
    expect(await setRetention(short, days)).toEqual({
      __typename: 'ApiError',
      code: 'invalid_request',
      field: ['days'],
    })
  }
})

test('notes of meetings go as calls do; that it took place and what it cost stays', async () => {
  const { owner, ask } = await openAnsweringLine()
  const { accountId } = owner
  const ago = (days: number) => addSeconds(world.app.clock.now(), -days * DAY_SECONDS)
  const addMeeting = async (createdAt: Date, leftAt: Date | null, state: MeetingState) => {
    const id = newId('mtg')
    const about = { accountId, id, state, meetingUrl: 'https://meet.google.com/a', meetingKey: id }
    const at = { createdAt, startsAt: leftAt ?? createdAt, joinedAt: leftAt, leftAt }
    await world.app.db.meeting.create({
      data: { ...about, ...at, provider: 'google_meet', maxMinutes: 30 },
    })
    await world.app.db.meetingSegment.create({
      data: { accountId, meetingId: id, seq: 1, id, startSeconds: 0, endSeconds: 1, text: 'Said.' },
    })
    return id
  }
  const old = await addMeeting(ago(41), ago(40), 'done')
  const kept = [
    await addMeeting(ago(42), ago(29), 'done'),
    await addMeeting(ago(43), null, 'in_meeting'),
  ]
  await setRetention({ ask }, 30)
  await forgetOldNotes(world.app)
  await forgetOldNotes(world.app)
  const segments = await world.app.db.meetingSegment.findMany({ where: { accountId } })
  expect(segments.map(({ meetingId }) => meetingId).sort()).toEqual(kept.sort())
  const meeting = await world.app.db.meeting.findFirst({ where: { id: old } })
  expect(meeting?.notesDeletedAt).toBeInstanceOf(Date)
})
